/**
 * Where a device keeps the address at its push service under which the portal knows it: under `page` in `cache`. Most
 * browsers do not say which address a renewed one replaces.
 */
export const PUSH_ADDRESS = { cache: 'push-address', page: '/push-address' } as const;
