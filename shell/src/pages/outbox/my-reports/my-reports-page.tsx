import { RECEIPT_PATH } from '@ciguawatch/shared/domain/report/receipt-code';
import '../texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { useWishes } from '@ciguawatch/shared/runtime/outbox/wishes';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PageHeading } from '../../../layout/frame/page-heading';
import { RelButton } from '../../../links/rel-button';
import { isReport } from '../describe-item';
import page from '../outbox-page.module.css';
import { useItemName } from '../use-item-name';
import css from './my-reports.module.css';
import { ownReports } from './own-reports';
import { SentCard } from './sent-card';
import { WithdrawQuestion } from './withdraw-question';

/** `/my-reports`: reports sent from this device, with their document, correction and withdrawal. */
export default observer(function MyReportsPage() {
  const t = useT('outbox');
  const nameOf = useItemName();
  const [asked, setAsked] = useState<SentItem | null>(null);
  useWishes();
  const reports = ownReports();
  const [next] = outbox.items;
  const waits = outbox.items.some((item) => isReport(item.call));
  return (
    <div className={page.page}>
      <div>
        <PageHeading className={page.title}>{t('mine.title')}</PageHeading>
        <p className={page.lead}>{t('mine.lead')}</p>
      </div>
      {next && (
        <CrossLink to="/outbox" className={css.waiting}>
          <Icon name="hourglass" size={24} />
          <span>
            <b>{t('outbox.waiting', { count: outbox.items.length })}</b>
            <span className={css.quiet}>{nameOf(next)}</span>
          </span>
          <Icon name="chevron-right" size={20} />
        </CrossLink>
      )}
      {reports.length === 0 && outbox.ready && (
        <section className={page.empty}>
          <h2 className={page.heading}>{t(waits ? 'mine.emptyWaits' : 'mine.empty')}</h2>
          <p>{t(waits ? 'mine.emptyWaitsText' : 'mine.emptyText')}</p>
          <RelButton rel="report" icon="clipboard-plus">
            {t('outbox.report')}
          </RelButton>
        </section>
      )}
      <ul className={page.list}>
        {reports.map((item) => (
          <SentCard key={item.uuid} item={item} onWithdraw={() => setAsked(item)} />
        ))}
      </ul>
      <p className={css.quiet}>
        {t('mine.otherDevice')} <CrossLink to={RECEIPT_PATH}>{t('mine.otherDeviceOpen')}</CrossLink>
      </p>
      <WithdrawQuestion item={asked} onDone={() => setAsked(null)} />
    </div>
  );
});
