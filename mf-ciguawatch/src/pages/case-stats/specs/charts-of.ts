import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { editorSpecs, persistenceSpec } from './answer-specs';
import type { ChartLabels, OwnSpec } from './chart-specs';
import { agesSpec, delaysSpec, gendersSpec, historiesSpec, mealsSpec, partsSpec } from './choice-specs';
import { classSpecs } from './class-spec';
import { rankedSpecs } from './ranked-specs';
import { symptomsSpec } from './symptoms-spec';
import type { MonthSpan } from './time-marks';

/** Statistics without a chart here: key figures, charts by time or place, and the basis of other charts. */
type StatisticsDrawnElsewhere =
  | 'reports'
  | 'people'
  | 'mealsAtLeast'
  | 'withheld'
  | 'latest'
  | 'months'
  | 'years'
  | 'outbreaks'
  | 'phenotypes'
  | 'islands'
  | 'places'
  | 'fishNamed'
  | 'partsAnswered'
  | 'classMonths';

/**
 * Charts of every other statistic in page order. The type makes compilation fail when a new statistic has no
 * chart.
 */
const SPECS_BY_STATISTIC: Record<
  Exclude<keyof CaseStatistics, StatisticsDrawnElsewhere>,
  (labels: ChartLabels, span: MonthSpan) => OwnSpec[]
> = {
  symptoms: (labels) => [symptomsSpec(labels)],
  species: (labels) => [rankedSpecs(labels).species],
  ages: (labels) => [agesSpec(labels)],
  parts: (labels) => [partsSpec(labels)],
  histories: (labels) => [historiesSpec(labels)],
  genders: (labels) => [gendersSpec(labels)],
  meals: (labels) => [mealsSpec(labels)],
  delays: (labels) => [delaysSpec(labels)],
  persistence: (labels) => [persistenceSpec(labels)],
  editors: editorSpecs,
  classYears: classSpecs,
};

/** Charts about persons, fish and symptoms, shown between those by time and the map. */
export const chartsOf = (labels: ChartLabels, span: MonthSpan): OwnSpec[] =>
  Object.values(SPECS_BY_STATISTIC).flatMap((specs) => specs(labels, span));
