import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { editorSpecs, persistenceSpec } from './answer-specs';
import type { ChartLabels, OwnSpec } from './chart-specs';
import { agesSpec, delaysSpec, gendersSpec, historiesSpec, mealsSpec, partsSpec } from './choice-specs';
import { rankedSpecs } from './ranked-specs';
import { symptomsSpec } from './symptoms-spec';

/** Figures that stand elsewhere on the page: in the key figures, by time or by place, or as the base of another one. */
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

/** The charts of each other figure, in the order of the page: one that is shown nowhere does not compile. */
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

/** Charts of who, what and how: they stand between the time and the map. */
export const chartsOf = (labels: ChartLabels): OwnSpec[] =>
  Object.values(CHARTS).flatMap((specs) => specs(labels));
