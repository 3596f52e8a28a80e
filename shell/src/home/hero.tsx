import { RECEIPT_PATH } from '@ciguawatch/shared/domain/report/receipt-code';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { AtollArt } from '@ciguawatch/shared/ui/art/atoll/atoll-art';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { PageHeading } from '../layout/frame/page-heading';
import { RelButton } from '../links/rel-button';
import { RelationLink } from '../links/relation-link';
import css from './hero.module.css';

/** First help for a person who has just fallen ill. The emergency number may be unknown. */
export function Hero({ emergency }: { emergency: string | null }) {
  const t = useT('shell');
  return (
    <section className={css.hero}>
      <AtollArt view="-675 28 1440 560" className={css.wide} />
      <AtollArt view="-22 366 520 693" fit="xMaxYMin slice" withNames={false} className={css.corner} />
      <div className={css.text}>
        <PageHeading className={css.title} title={t('app.home')}>
          {t('home.title')}
        </PageHeading>
        <p className={css.lead}>{t('home.lead')}</p>
        <div className={css.buttons}>
          <RelButton rel="report" variant="primary" size="lg" icon="clipboard-plus">
            {t('home.report')}
          </RelButton>
          <RelButton rel="map" size="lg" icon="map">
            {t('home.map')}
          </RelButton>
        </div>
        {emergency && (
          <a className={css.emergency} href={`tel:${emergency.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={20} />
            <b>{t('home.emergency', { number: emergency })}</b>
          </a>
        )}
        <p className={css.paper}>
          <RelationLink rel="report" query={{ mode: 'blank' }}>
            {t('home.paper')}
          </RelationLink>
          {/* A report sent from another device is opened by its code alone, and no card shows the way then. */}
          <CrossLink to={RECEIPT_PATH}>{t('home.code')}</CrossLink>
        </p>
      </div>
    </section>
  );
}
