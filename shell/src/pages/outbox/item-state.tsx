import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { OutboxItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { observer } from 'mobx-react-lite';
import { isReport } from './describe-item';
import css from './item-card.module.css';

/** State of an item in words; for a refusal the reason and what to do. */
export const ItemState = observer(function ItemState({
  item,
  foreign,
}: {
  item: OutboxItem;
  foreign: boolean;
}) {
  const t = useT('outbox');
  useT('errors');
  if (foreign) return <p className={css.state}>{t('outbox.other')}</p>;
  if (item.state === 'refused') {
    const { error } = item;
    const field = Object.values(error?.fields ?? {})[0];
    const reason = error && codeText(field ?? error.code);
    return (
      <div className={css.why}>
        {reason && <b>{t('outbox.refusedTitle', { reason })}</b>}
        {t(isReport(item.call) ? 'outbox.refusedText' : 'outbox.refusedOther')}
      </div>
    );
  }
  return (
    <p className={css.state} role="status">
      {item.state === 'sending'
        ? t('outbox.sending')
        : t('outbox.queuedSince', { time: formatInstant(item.created) })}
      {item.state === 'queued' && item.error && item.error.status > 0 && (
        <span className={css.late}>
          {t(item.error.status === 429 ? 'outbox.waitBusy' : 'outbox.waitFault', {
            time: formatTime(item.notBefore),
          })}
        </span>
      )}
    </p>
  );
});
