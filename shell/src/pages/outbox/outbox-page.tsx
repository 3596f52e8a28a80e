import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import './texts';
import { WITHDRAW } from '@ciguawatch/shared/api/report/report-links';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { isFallbackUsed } from '@ciguawatch/shared/runtime/storage/fallback-store';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import { RelButton } from '../../links/rel-button';
import { FileCards } from './file-cards';
import { ItemCard } from './item-card';
import { SentList } from './my-reports/sent-list';
import css from './outbox-page.module.css';
import { mayHaveArrived, removeItem } from './remove-item';
import { useItemName } from './use-item-name';

/** `/outbox`: items made on this device that the server has not received yet. */
export default observer(function OutboxPage() {
  const t = useT('outbox');
  const nameOf = useItemName();
  const [asked, setAsked] = useState<OutboxItem | null>(null);
  const { items } = outbox;
  const { once } = useBusy();
  const refused = items.filter((item) => item.state === 'refused').length;
  const remove = async (item: OutboxItem): Promise<void> => {
    setAsked(null);
    await removeItem(item, t('mine.withdrawalOf', { name: nameOf(item) }));
    toasts.success(t('outbox.removed'));
  };
  return (
    <div className={css.page}>
      <div>
        <PageHeading className={css.title}>{t('outbox.title')}</PageHeading>
        <p className={css.lead}>{t('outbox.lead')}</p>
      </div>
      {isFallbackUsed.get() && <Banner tone="caution">{t('outbox.storage_apart')}</Banner>}
      {items.length === 0 ? (
        <section className={css.empty}>
          <Icon name="circle-check" size={32} />
          <h2 className={css.heading}>{t('outbox.empty')}</h2>
          <p>{t('outbox.emptyText')}</p>
          <RelButton rel="report" icon="clipboard-plus">
            {t('outbox.report')}
          </RelButton>
        </section>
      ) : (
        <>
          <div className={css.note} role="status">
            <Icon name={connectivity.online ? 'wifi' : 'wifi-off'} size={22} />
            <p>
              <b>{t(connectivity.online ? 'outbox.noticeOnline' : 'outbox.noticeOffline')}</b>{' '}
              {t('outbox.summary', {
                waiting: t('outbox.waiting', { count: items.length - refused }),
                refused: t('outbox.refusedCount', { count: refused }),
              })}
            </p>
          </div>
          {!storage.persistent && (
            <Banner tone="danger">
              {t(storage.reason === 'full' ? 'outbox.storage_full' : 'outbox.storage_unavailable')}
            </Banner>
          )}
          <ul className={css.list}>
            {items.map((item) => (
              <ItemCard key={item.uuid} item={item} name={nameOf(item)} onRemove={() => setAsked(item)} />
            ))}
          </ul>
        </>
      )}
      <SentList />
      <FileCards items={items.filter((item) => !outbox.foreign(item))} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked ? t('outbox.removeTitle', { name: nameOf(asked) }) : ''}
        body={asked && t(removalText(asked))}
        confirmLabel={t('outbox.removeConfirm')}
        cancelLabel={t('outbox.cancel')}
        danger
        onConfirm={() => asked && void once(() => remove(asked))}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
});

function removalText(item: OutboxItem): string {
  if (item.call === WITHDRAW) return 'mine.removeText';
  return mayHaveArrived(item) ? 'outbox.removeLeftText' : 'outbox.removeText';
}
