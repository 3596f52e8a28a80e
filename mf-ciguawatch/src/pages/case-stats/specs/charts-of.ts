import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { editorSpecs, persistenceSpec } from './answer-specs';
import type { ChartLabels, OwnSpec } from './chart-specs';
import { agesSpec, delaysSpec, gendersSpec, historiesSpec, mealsSpec, partsSpec } from './choice-specs';
import { rankedSpecs } from './ranked-specs';
import { symptomsSpec } from './symptoms-spec';

/**
 * Statistics that have no chart of their own here: they are key figures, charts by time or place, or the
 * basis of another chart.
 */
type Elsewhere =
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
  | 'partsAnswered';

/**
 * Charts of every other statistic in page order. The type makes compilation fail when a new statistic has no
 * chart.
 */
const CHARTS: Record<Exclude<keyof CaseStatistics, Elsewhere>, (labels: ChartLabels) => OwnSpec[]> = {
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
};

/** Charts about persons, fish and symptoms, shown between those by time and the map. */
export const chartsOf = (labels: ChartLabels): OwnSpec[] =>
  Object.values(CHARTS).flatMap((specs) => specs(labels));
