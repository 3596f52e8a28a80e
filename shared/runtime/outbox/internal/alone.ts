import type { OutboxItem } from '../outbox-types';

/** Tag of the background sync, by which the browser wakes the worker once there is a network. */
export const BACKGROUND_SYNC_TAG = 'outbox';

/**
 * Whether the service worker can send an item without an open page: only reports without an account. An
 * account needs a token, which only a page renews, and an item that refers to another must wait for its
 * response.
 */
export const canSendInBackground = ({ call, account, after, file, state }: OutboxItem): boolean =>
  call === 'report' && account === null && !after?.length && !file && state !== 'refused';
