import type { ApiError } from '../../http/api-error';
import type { OutboxItem, SentItem } from '../outbox-types';
import { correctionOf, withoutContact } from './bodies';
import { fateOf, waitAfter } from './policy';
import { withoutMark, withReceipt } from './receipt';

/** What an attempt makes of an item; of the page and of its worker alike. */
export interface Outcome {
  /** what is kept of it: null drops it, undefined leaves it as it is */
  kept: OutboxItem | null | undefined;
  /** whether it goes once more in this run */
  again: boolean;
}

/** Corrections of one report in a row, before a person is asked to look. */
const CORRECTIONS = 3;

/** Whether an item still is what was sent: a person may have corrected it meanwhile. */
const unchanged = (now: OutboxItem, sent: OutboxItem) =>
  JSON.stringify([now.body, now.params]) === JSON.stringify([sent.body, sent.params]);

/** Whether the server has certainly stored nothing of an attempt: it refused it, or the request never left. */
const isTurnedAway = ({ aborted, status, code }: ApiError): boolean =>
  aborted || (status >= 400 && status < 500 && code !== 'uuid_reused');

const numberOf = (response: unknown): number | null => {
  const id = (response as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? id : null;
};

/** An item on its way; one more copy of it may arrive. */
export const onItsWay = (item: OutboxItem): OutboxItem => ({
  ...withReceipt(item),
  state: 'sending',
  left: (item.left ?? 0) + 1,
});

/** What is kept of an item that the server acknowledged. */
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

/** What becomes of an item that was acknowledged: it goes, unless it was corrected meanwhile. */
export function afterSuccess(now: OutboxItem | undefined, sent: OutboxItem): Outcome {
  if (!now) return { kept: undefined, again: false };
  if (unchanged(now, sent)) return { kept: null, again: false };
  return { kept: { ...now, state: 'queued' }, again: true };
}

/**
 * What becomes of an item that could not be sent.
 * @param found as the device has it now
 * @param sent as it was when it left
 * @param at milliseconds
 */
export function afterFailure(
  found: OutboxItem | undefined,
  sent: OutboxItem,
  thrown: ApiError,
  at: number,
): Outcome {
  // Given up by the person while it was on the way: it must not come back.
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
  if (fateOf(thrown, sent.account) === 'refused')
    return { kept: { ...now, state: 'refused', error }, again: false };
  const notBefore = at + waitAfter(sent.tries, thrown);
  return { kept: { ...now, state: 'queued', error, tries, tried: at, notBefore }, again: false };
}

/** A server that asks to slow down means all that waits. */
export const heldUntil = (item: OutboxItem | undefined, until: number): OutboxItem | undefined =>
  item?.state === 'queued' && item.notBefore < until ? { ...item, notBefore: until } : undefined;
