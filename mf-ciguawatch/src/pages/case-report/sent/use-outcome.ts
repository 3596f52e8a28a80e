import { reportLinksOf } from '@ciguawatch/shared/api/report/report-links';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ItemError, type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useEffect } from 'react';

/**
 * Sending state of a queued report. `gone`: the outbox does not contain it. `until` and `tried` are epoch
 * milliseconds: the next attempt, and the last one that found no server.
 */
export type SendingState =
  | { at: 'sending' }
  | { at: 'waiting'; why: 'busy' | 'fault' | null; until: number; tried: number | null }
  | { at: 'stored'; id: number | null; code: string | null; correction: boolean }
  | { at: 'refused'; error: ItemError | undefined }
  | { at: 'gone' };

/**
 * Why the server did not accept the last attempt: `busy` for status 429, else `fault`. Null without an answer
 * from the server, and while another attempt runs.
 */
function whyOf({ state, error }: OutboxItem): 'busy' | 'fault' | null {
  if (state !== 'queued' || !error || error.status === 0) return null;
  return error.status === 429 ? 'busy' : 'fault';
}

/**
 * When the last attempt found no server, in epoch milliseconds; null without an attempt, or when the server
 * answered.
 */
const unreached = ({ error, tried, notBefore }: OutboxItem): number | null =>
  error?.status === 0 && tried !== undefined && notBefore > tried ? tried : null;

/**
 * Whether the first attempt to send is under way or imminent: online, no failure so far, and the owner is
 * logged in.
 */
const isLeaving = (item: OutboxItem): boolean =>
  connectivity.online && item.tries === 0 && !item.error && !outbox.foreign(item);

/** Sending state of a report. Call it inside a MobX observer: it reads the outbox. */
export function outcomeOf(uuid: string): SendingState {
  const item = outbox.find(uuid);
  // A report can be queued and sent at once: an earlier version was sent while it was being corrected. The
  // queued one counts.
  if (item?.state === 'refused') return { at: 'refused', error: item.error };
  if (item && isLeaving(item)) return { at: 'sending' };
  if (item) return { at: 'waiting', why: whyOf(item), until: item.notBefore, tried: unreached(item) };
  const sent = outbox.sent.find((one) => one.uuid === uuid);
  if (!sent) return outbox.ready ? { at: 'gone' } : { at: 'waiting', why: null, until: 0, tried: null };
  const ties = reportLinksOf(sent.body);
  const code = ties?.receipt_code ?? null;
  return { at: 'stored', id: sent.id, code, correction: ties?.corrects !== undefined };
}

/**
 * Shows a toast, which screen readers announce, when a report is refused. The page itself announces stored
 * ones.
 */
export function useRefusalToast(outcome: SendingState): void {
  const { at } = outcome;
  useEffect(() => {
    const say = (key: string) => translate('ciguawatch', `report.${key}`);
    // The server refused the content, so sending it again unchanged would fail too.
    if (at === 'refused') toasts.error(say('failTitle'), say('refusedKept'));
  }, [at]);
}
