import { yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { type ObservedUnit, placesOfUnit } from '@ciguawatch/shared/domain/statistics/rates/rates-units';
import { formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import type { ClusterMeasure } from '@ciguawatch/shared/ui/map/clusters/clusters';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';
import { type RatePoints, rateMeasure, ratePoints } from './rate-points';

/** Points of the map by rate, and how their rings show it. */
export interface Rates extends RatePoints {
  measure: ClusterMeasure;
}

/** A formatted rate: whole from 10 on, one decimal below. */
export const rateText = (rate: number, code: string): string =>
  formatNumber(rate, { maximumFractionDigits: rate < 10 ? 1 : 0 }, code);

/** Computes the rates of the map's places over the years in which their islands were observed. */
export default function ratesOf(
  points: readonly ClusterPoint[],
  figures: MapFigures,
  choice: CaseChoice,
  t: Translate,
  code: string,
): Rates {
  const now = homeMonth();
  const asked = { years: yearsOf(choice, now.year), months: choice.months };
  const sources = collections.coverage.all();
  const yearsIn = (unit: ObservedUnit) => yearsCovered(sources, placesOfUnit(unit), asked, now);
  return {
    ...ratePoints(points, figures.places, (id) => collections.location.get(id), yearsIn),
    measure: rateMeasure(
      countryNumbers().rateAlert,
      (rate) => rateText(rate, code),
      (rate) => t('map.rateSay', { rate }),
    ),
  };
}
