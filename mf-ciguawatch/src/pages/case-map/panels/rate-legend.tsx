import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { ClusterRing } from '@ciguawatch/shared/ui/map/clusters/cluster-ring';
import { sizeOfRate } from '../view/rate-points';
import css from './legend.module.css';

/** Rates shown in the legend, as fractions of the laboratory's alert level. */
const SAMPLE_RATES = [0.25, 0.5, 1, 3];

/** Legend of rings that show rates, and how many reports have no rate. */
export default function RateLegend({ unrated }: { unrated: number | null }) {
  const t = useT('ciguawatch');
  const alert = countryNumbers().rateAlert;
  return (
    <>
      <ul className={css.samples}>
        {SAMPLE_RATES.map((part) => (
          <li key={part}>
            <ClusterRing count={sizeOfRate(part * alert, alert)} text={String(Math.round(part * alert))} />
          </li>
        ))}
        <li>
          <ClusterRing count={6} text={String(Math.round(0.75 * alert))} alert />
          <span>{t('map.alert')}</span>
        </li>
      </ul>
      <p>
        {t('map.rateNote', { alert })} {unrated !== null && t('map.unrated', { count: unrated })}
      </p>
    </>
  );
}
