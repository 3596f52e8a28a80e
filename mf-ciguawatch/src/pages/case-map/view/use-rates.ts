import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { useEffect, useState } from 'react';
import type { CaseChoice } from '../../../public-cases/cases-choice';
import type { Rates } from './rates';

/** What rings show: reports, or reports per 10,000 residents and year. */
export type Measure = 'cases' | 'rate';

/** The map's points by rate; null while `on` is false or the rates are loading. */
export function useRates(
  on: boolean,
  points: readonly ClusterPoint[],
  figures: MapFigures | null,
  choice: CaseChoice,
): Rates | null {
  const t = useT('ciguawatch');
  const { code } = language;
  const [rates, setRates] = useState<Rates | null>(null);
  useEffect(() => {
    if (!on || !figures) {
      setRates(null);
      return undefined;
    }
    let current = true;
    // Lazy-loaded, because few visitors switch to rates.
    void import('./rates').then(({ default: ratesOf }) => {
      if (current) setRates(ratesOf(points, figures, choice, t, code));
    });
    return () => {
      current = false;
    };
  }, [on, points, figures, choice, t, code]);
  return rates;
}
