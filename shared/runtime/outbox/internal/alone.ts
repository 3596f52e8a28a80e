import type { OutboxItem } from '../outbox-types';

/** Name under which the browser is asked to wake the worker once there is a network. */
export const BACKGROUND = 'outbox';

/**
 * Whether an item can leave without a page: a report of nobody's. What belongs to an account needs its token, which
 * only a page renews, and what refers to another item waits for the answer to that one.
 */
export const goesAlone = ({ call, account, after, file, state }: OutboxItem): boolean =>
  call === 'report' && account === null && !after?.length && !file && state !== 'refused';
