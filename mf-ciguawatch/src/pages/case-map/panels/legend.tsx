import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { ClusterRing } from '@ciguawatch/shared/ui/map/clusters/cluster-ring';
import { SilentRing } from '@ciguawatch/shared/ui/map/clusters/silent-ring';
import { lazy, Suspense } from 'react';
import { RingSamples } from '../ring-samples';
import type { Measure } from '../view/use-rates';
import css from './legend.module.css';

const RateLegend = lazy(() => import('./rate-legend'));

/** Props of the legend. */
export interface LegendProps {
  /** Folds the explanation of the rings, for small screens. */
  short?: boolean;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  /** Reports without a rate; null while rings show cases. */
  unrated: number | null;
  /** Sentence naming the islands that nobody observed in the chosen time; '' when all were observed. */
  silent: string;
}

/** Legend of the rings, and the switch between cases and rates. */
export function Legend({ short = false, measure, onMeasure, unrated, silent }: LegendProps) {
  const t = useT('ciguawatch');
  return (
    <section className={css.legend} aria-label={t('map.legend')}>
      <Segmented
        label={t('map.measure')}
        hideLabel
        size="sm"
        options={[
          { value: 'cases', label: t('map.col_cases') },
          { value: 'rate', label: t('map.rate') },
        ]}
        value={measure}
        onChange={onMeasure}
      />
      {measure === 'rate' ? (
        <Suspense fallback={null}>
          <RateLegend unrated={unrated} />
        </Suspense>
      ) : (
        <ul className={css.samples}>
          <RingSamples />
          <li>
            <ClusterRing count={2} loose />
            <span>{t('map.noIsland')}</span>
          </li>
        </ul>
      )}
      {silent !== '' && (
        <p className={css.silent}>
          <SilentRing /> <span>{silent}</span>
        </p>
      )}
      {short ? (
        <details>
          <summary>{t('map.legendAbout')}</summary>
          <p>{t('map.legendNote')}</p>
        </details>
      ) : (
        <p>{t('map.legendNote')}</p>
      )}
    </section>
  );
}
