/** Name of the portal where none is configured (`PORTAL_NAME`); texts write it as `{{portal}}`. */
export const PORTAL_NAME = 'Ciguawatch';
