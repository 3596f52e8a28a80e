import {
  isWithdrawalPending,
  refusedWithdrawalOf,
  withdrawalOf,
} from '@ciguawatch/shared/api/report/report-links';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { useWishes } from '@ciguawatch/shared/runtime/outbox/wishes';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import css from './sent.module.css';

/**
 * States that the withdrawal of this report awaits a decision, or was refused; empty without a withdrawal.
 */
export const WishNote = observer(function WishNote({ uuid }: { uuid: string }) {
  const t = useT('ciguawatch');
  useWishes();
  const report = outbox.sent.find((one) => one.uuid === uuid);
  if (!report) return null;
  const waiting = withdrawalOf(report, outbox.sent, outbox.sent);
  if (waiting && isWithdrawalPending(waiting))
    return (
      <div className={css.wide}>
        <Banner
          tone="caution"
          role="status"
          title={t('report.wishAsked', { date: formatInstant(waiting.at) })}
        >
          {t('report.wishAskedText')}
        </Banner>
      </div>
    );
  const refused = refusedWithdrawalOf(report, outbox.sent);
  return refused ? (
    <div className={css.wide}>
      <Banner tone="info" role="status" title={t('report.wishRefused')}>
        {t('report.wishRefusedText', { date: formatInstant(refused.at) })}
      </Banner>
    </div>
  ) : null;
});
