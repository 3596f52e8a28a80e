import { RATE_ALERT } from '@ciguawatch/shared/domain/statistics/rates';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ClusterRing } from '@ciguawatch/shared/ui/map/clusters/cluster-ring';
import css from '../page.module.css';
import { sizeOfRate } from '../view/rate-points';

const SAMPLES = [25, 50, RATE_ALERT, 3 * RATE_ALERT];

/** What the rings mean where they say rates, and how many reports have none. */
export default function RateLegend({ unrated }: { unrated: number | null }) {
  const t = useT('ciguawatch');
  return (
    <>
      <ul className={css.samples}>
        {SAMPLES.map((rate) => (
          <li key={rate}>
            <ClusterRing count={sizeOfRate(rate)} text={String(rate)} />
          </li>
        ))}
        <li>
          <ClusterRing count={6} text="75" alert />
          <span>{t('map.alert')}</span>
        </li>
      </ul>
      <p>
        {t('map.rateNote', { alert: RATE_ALERT })} {unrated !== null && t('map.unrated', { count: unrated })}
      </p>
    </>
  );
}
