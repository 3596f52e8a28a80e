import '../texts';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { RelButton } from '../../../links/rel-button';
import css from '../item-card.module.css';
import page from '../outbox-page.module.css';
import { useItemName } from '../use-item-name';
import { ownReports } from './own-reports';

/** Milliseconds that a report stays in this list; "My reports" has all of them. */
const LISTED_FOR_MS = 24 * 3_600_000;

/** Reports that the server received within a day, with their ids. */
export const SentList = observer(function SentList() {
  const t = useT('outbox');
  const nameOf = useItemName();
  const since = clock.now() - LISTED_FOR_MS;
  const sent = ownReports().filter((item) => item.at > since);
  if (sent.length === 0) return null;
  return (
    <section className={page.group}>
      <h2 className={page.heading}>{t('outbox.sentTitle')}</h2>
      <ul className={page.list}>
        {sent.map((item) => {
          const date = formatInstant(item.at);
          return (
            <li key={item.uuid} className={`${css.card} ${css.sent}`}>
              <span className={css.sign}>
                <Icon name="circle-check" size={24} />
              </span>
              <div className={css.body}>
                <h3 className={css.name}>{nameOf(item)}</h3>
                <p className={css.meal}>
                  {item.id === null
                    ? t('outbox.received', { date })
                    : t('outbox.receivedAs', { id: item.id, date })}
                </p>
                <div className={css.actions}>
                  <RelButton rel="report" query={{ sent: item.uuid }} icon="file-text">
                    {t('outbox.receipt')}
                  </RelButton>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <LinkButton to="/my-reports" icon="list">
        {t('mine.title')}
      </LinkButton>
    </section>
  );
});
