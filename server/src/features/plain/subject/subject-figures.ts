import { latestYears } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import {
  type MonthOf,
  makeIsObserved,
  observedSpans,
  type Span,
  yearsCovered,
} from '@ciguawatch/shared/domain/statistics/coverage';
import {
  placesOfUnit,
  rateUnits,
  type UnitRate,
  unitRates,
} from '@ciguawatch/shared/domain/statistics/rates/rates-units';
import { type CaseStatistics, statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import type { PublicPageData } from '../public/about';
import { type Subject, subjectFilter } from './subject';

/** What is counted of an island or a species, by the functions of the statistics. */
export interface SubjectFigures {
  /** latest four calendar years, oldest first */
  years: readonly number[];
  now: MonthOf;
  all: CaseStatistics;
  /** of these years */
  recent: CaseStatistics;
  /** observed and unobserved months of these years */
  spans: readonly Span[];
  /** rate of an island in these years; null without reports, and where few people live */
  rate: UnitRate | null;
}

type Data = Pick<PublicPageData, 'coverage' | 'summary' | 'country'>;

/** Counts the public reports of a subject, or of the country. */
export function subjectFigures(table: CaseTable, subject: Subject | null, data: Data): SubjectFigures {
  const { coverage, country } = data;
  const now = { year: data.summary.year, month: data.summary.month };
  const years = latestYears(now.year);
  const filter = subjectFilter(subject, country);
  const island = subject?.kind === 'island' ? subject.place.id : null;
  return {
    years,
    now,
    all: statisticsOf(table, filter),
    recent: statisticsOf(table, { ...filter, years }),
    spans: observedSpans(years, makeIsObserved(coverage, [{ country, island }], now), now),
    rate: rateOf(table, subject, data, { years, now }),
  };
}

/** The rate of the statistics, unless few people live on the island: one report more would double it. */
function rateOf(
  table: CaseTable,
  subject: Subject | null,
  { coverage }: Data,
  { years, now }: { years: readonly number[]; now: MonthOf },
): UnitRate | null {
  if (subject?.kind !== 'island' || subject.place.withhold) return null;
  const units = rateUnits([subject.place]);
  const { islands } = statisticsOf(table, { islands: units.flatMap((unit) => unit.islands), years });
  const perIsland = new Map(islands.map(({ key, count }) => [key, count]));
  const [rate] = unitRates(units, perIsland, (unit) =>
    yearsCovered(coverage, placesOfUnit(unit), { years, months: [] }, now),
  );
  return rate ?? null;
}
