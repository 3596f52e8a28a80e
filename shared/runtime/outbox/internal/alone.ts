import type { OutboxItem } from '../outbox-types';

/** Name under which the browser is asked to wake the worker once there is a network. */
export const BACKGROUND = 'outbox';

/**
 * Whether the service worker can send an item without an open page: only a report without an account. An
 * account needs its token, which only a page renews, and an item that refers to another waits for the response
 * to that one.
 */
export const goesAlone = ({ call, account, after, file, state }: OutboxItem): boolean =>
  call === 'report' && account === null && !after?.length && !file && state !== 'refused';
