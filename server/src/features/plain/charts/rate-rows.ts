import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import {
  placesOfUnit,
  rateUnits,
  type UnitRate,
  unitRates,
} from '@ciguawatch/shared/domain/statistics/rates/rates-units';
import { MAX_ENTRIES } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import type { ChartFigures, ChartRow } from './figures';

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Rates of the statistics with their intervals. If few people live on an island of a unit, only its reports
 * are given: one more would double the rate.
 */
export function rateRows({ about, figures, years, now }: ChartFigures): { rows: ChartRow[]; based: number } {
  const { words, coverage, country } = about;
  const { t, formats, lists, languages } = words;
  const units = rateUnits([...lists.places.values()].filter((place) => place.country === country));
  const perIsland = new Map(figures.islands.map(({ key, count }) => [key, count]));
  const rates = unitRates(units, perIsland, (unit) =>
    yearsCovered(coverage, placesOfUnit(unit), { years, months: [] }, now),
  );
  const isSmall = ({ islands }: UnitRate) => islands.some((id) => lists.places.get(id)?.withhold);
  const nameOf = (id: number) => {
    const place = lists.places.get(id);
    return place ? placeName(place, languages) : NAME_TO_COME;
  };
  const number = (value: number) => formats.number(round(value), { maximumFractionDigits: 1 });
  const large = rates.filter((one) => !isSmall(one));
  const least = large[MAX_ENTRIES - 1]?.rate ?? 0;
  const rated = large.filter(({ rate }, i) => i < MAX_ENTRIES || rate >= least);
  const small = rates.filter(isSmall).sort((a, b) => b.count - a.count);
  const name = ({ islands }: UnitRate) => islands.map(nameOf).join(', ');
  const rows = [
    ...rated.map((one) => ({
      name: name(one),
      value: round(one.rate),
      text: t('stats.rateOfPaper', { rate: number(one.rate), low: number(one.low), high: number(one.high) }),
    })),
    ...small.map((one) => ({
      name: name(one),
      value: null,
      text: t('stats.tipReports', { count: one.count }),
    })),
  ];
  return { rows, based: rates.reduce((sum, { count }) => sum + count, 0) };
}
