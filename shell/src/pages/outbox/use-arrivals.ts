import { isWithdrawalPending, WITHDRAW } from '@ciguawatch/shared/api/report/report-links';
import { type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { reaction, runInAction } from 'mobx';
import { useEffect } from 'react';
import { addressOf } from '../../links/address-of';

/** Shows a toast with a link when items sent in the background have arrived. */
export function useArrivals(): void {
  useEffect(
    () =>
      reaction(
        () => outbox.arrived,
        (sent) => {
          if (sent === null) return;
          runInAction(() => {
            outbox.arrived = null;
          });
          if (!outbox.watched.has(sent.uuid) && !outbox.foreign(sent))
            whenPageVisible(() => announceArrival(sent));
        },
        { fireImmediately: true },
      ),
    [],
  );
}

/** Runs now, or when the person returns to the page, because a toast is visible for seconds only. */
function whenPageVisible(say: () => void): void {
  if (document.visibilityState !== 'hidden') {
    say();
    return;
  }
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', look);
    say();
  };
  document.addEventListener('visibilitychange', look);
}

function announceArrival(sent: SentItem): void {
  const { call, uuid, id, label } = sent;
  const t: Translate = (key, vars) => translate('outbox', `mine.${key}`, vars);
  if (call === WITHDRAW)
    toasts.success(t(isWithdrawalPending(sent) ? 'askedToast' : 'withdrawnToast'), label);
  if (call !== 'report') return;
  const receipt = addressOf('report', { query: { sent: uuid } });
  toasts.success(id === null ? t('sentToast') : t('sentToastAs', { id }), label || undefined, [
    ...(receipt === null ? [] : [{ label: translate('outbox', 'outbox.receipt'), to: receipt }]),
    { label: t('title'), to: '/my-reports' },
  ]);
}
