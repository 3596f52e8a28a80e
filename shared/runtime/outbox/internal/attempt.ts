import type { ApiError } from '../../http/api-error';
import type { OutboxItem, SentItem } from '../outbox-types';
import { correctionOf, withoutContact } from './bodies';
import { actionAfterFailure, retryDelayMs } from './policy';
import { withoutMark, withReceipt } from './receipt';

/** Result of an attempt to send, in page and worker alike. */
export interface Outcome {
  /** the item to store; null deletes it, undefined leaves it unchanged */
  kept: OutboxItem | null | undefined;
  /** whether the item is sent again in this run */
  again: boolean;
}

/** Most corrections of one report in a row before a person must look at it. */
const CORRECTIONS = 3;

/** Whether an item is still what was sent: the person may have changed it meanwhile. */
const unchanged = (now: OutboxItem, sent: OutboxItem) =>
  JSON.stringify([now.body, now.params]) === JSON.stringify([sent.body, sent.params]);

/** Whether the server has certainly stored nothing: it refused the request, or the request never left. */
const isTurnedAway = ({ aborted, status, code }: ApiError): boolean =>
  aborted || (status >= 400 && status < 500 && code !== 'uuid_reused');

const numberOf = (response: unknown): number | null => {
  const id = (response as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? id : null;
};

/** An item marked as being sent; `left` counts one more copy that may reach the server. */
export const onItsWay = (item: OutboxItem): OutboxItem => ({
  ...withReceipt(item),
  state: 'sending',
  left: (item.left ?? 0) + 1,
});

/** What is kept of an item that the server stored. */
export const sentItem = (item: OutboxItem, answer: unknown, at: number): SentItem => ({
  uuid: item.uuid,
  call: item.call,
  account: item.account,
  id: numberOf(answer),
  answer,
  body: withoutMark(withoutContact(item.body)),
  at,
  ...(item.label === undefined ? {} : { label: item.label }),
});

/** What happens to an item that the server stored: it is deleted, unless it was changed meanwhile. */
export function afterSuccess(now: OutboxItem | undefined, sent: OutboxItem): Outcome {
  if (!now) return { kept: undefined, again: false };
  if (unchanged(now, sent)) return { kept: null, again: false };
  return { kept: { ...now, state: 'queued' }, again: true };
}

/**
 * What happens to an item that could not be sent.
 * @param found the item as stored now
 * @param sent the item as it was sent
 * @param at milliseconds
 */
export function afterFailure(
  found: OutboxItem | undefined,
  sent: OutboxItem,
  thrown: ApiError,
  at: number,
): Outcome {
  // Deleted by the person while it was being sent: it must not reappear.
  if (!found) return { kept: undefined, again: false };
  const now = isTurnedAway(thrown) ? { ...found, left: (found.left ?? 1) - 1 } : found;
  const { code, status, fields, current } = thrown;
  const error = { code, status, ...(fields && { fields }), ...(current !== undefined && { current }) };
  const tries = sent.tries + 1;
  const correction = code === 'uuid_reused' && tries <= CORRECTIONS ? correctionOf(now) : null;
  if (correction || !unchanged(now, sent)) {
    const kept = { ...now, ...(correction && { body: correction }), tries, notBefore: 0 };
    return { kept: { ...kept, state: 'queued' }, again: true };
  }
  if (actionAfterFailure(thrown, sent.account) === 'refused')
    return { kept: { ...now, state: 'refused', error }, again: false };
  const notBefore = at + retryDelayMs(sent.tries, thrown);
  return { kept: { ...now, state: 'queued', error, tries, tried: at, notBefore }, again: false };
}

/** Postpones a waiting item: a server that asks to slow down means every item. */
export const postponeItem = (item: OutboxItem | undefined, until: number): OutboxItem | undefined =>
  item?.state === 'queued' && item.notBefore < until ? { ...item, notBefore: until } : undefined;
