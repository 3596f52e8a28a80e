import { tiesOf } from '@ciguawatch/shared/api/report/report-ties';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type ItemError, type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useEffect } from 'react';

/** Progress of a report that was handed to the outbox. */
export type SendingState =
  | { at: 'sending' }
  | { at: 'waiting'; why: 'busy' | 'fault' | null; until: number; tried: number | null }
  | { at: 'stored'; id: number | null; code: string | null; correction: boolean }
  | { at: 'refused'; error: ItemError | undefined }
  | { at: 'gone' };

/** Why the server did not take it at the last attempt; null when it was not asked or could not be reached. */
function whyOf({ state, error }: OutboxItem): 'busy' | 'fault' | null {
  if (state !== 'queued' || !error || error.status === 0) return null;
  return error.status === 429 ? 'busy' : 'fault';
}

/** When the last attempt found no server; null when there was none, or the server answered. */
const unreached = ({ error, tried, notBefore }: OutboxItem): number | null =>
  error?.status === 0 && tried !== undefined && notBefore > tried ? tried : null;

/** Whether it is on its way for the first time: no attempt failed yet, and nothing keeps it from leaving. */
const isLeaving = (item: OutboxItem): boolean =>
  connectivity.online && item.tries === 0 && !item.error && !outbox.foreign(item);

/** Reads the outbox; call it inside an observer. */
export function outcomeOf(uuid: string): SendingState {
  const item = outbox.find(uuid);
  // Sent and waiting at once: an earlier copy of a report that was corrected meanwhile.
  if (item?.state === 'refused') return { at: 'refused', error: item.error };
  if (item && isLeaving(item)) return { at: 'sending' };
  if (item) return { at: 'waiting', why: whyOf(item), until: item.notBefore, tried: unreached(item) };
  const sent = outbox.sent.find((one) => one.uuid === uuid);
  if (!sent) return outbox.ready ? { at: 'gone' } : { at: 'waiting', why: null, until: 0, tried: null };
  const ties = tiesOf(sent.body);
  const code = ties?.receipt_code ?? null;
  return { at: 'stored', id: sent.id, code, correction: ties?.corrects !== undefined };
}

/**
 * Shows a toast, which screen readers announce, when a report is refused; the page itself shows that one is
 * stored.
 */
export function useRefusalToast(outcome: SendingState): void {
  const { at } = outcome;
  useEffect(() => {
    const say = (key: string) => translate('ciguawatch', `report.${key}`);
    // It was read and refused: sending it again as it is would not help.
    if (at === 'refused') toasts.error(say('failTitle'), say('refusedKept'));
  }, [at]);
}
