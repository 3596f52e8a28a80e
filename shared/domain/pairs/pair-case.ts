import type { PointGeometry } from '../geo/geometry';
import type { PlainField } from '../report/report-fields';
import type { ReportValues } from '../report/report-values';

/** What is compared of a case: its answers, its place and the moment of its meal. Nothing of its contact. */
export type PairCase = { readonly [F in PlainField]?: ReportValues[F] | null | undefined } & {
  readonly id: number;
  /** ids of the places that are known */
  readonly case_archi: number | null;
  readonly case_island: number | null;
  readonly case_location: number | null;
  readonly case_geom?: PointGeometry | null | undefined;
  /** civil date at the place, YYYY-MM-DD */
  readonly case_eventdate: string | null;
  /** HH:MM at the place, null when the hour is unknown */
  readonly case_eventclock: string | null;
};

/** Frequencies of values in the country's reports: agreeing on a frequent value is weak evidence. */
export interface PairContext {
  /** share of the reports, above 0 and at most 1 */
  specieShare(id: number): number;
  phenotypeShare(id: number): number;
  islandShare(id: number): number;
  /** chance that two reports taken at random are of one island: the sum of the squared shares */
  islandsAlike: number;
  /** the group that a species belongs to */
  groupOf(specie: number): number | null;
}
