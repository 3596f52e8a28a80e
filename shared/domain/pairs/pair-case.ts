import type { PointGeometry } from '../geo/geometry';
import type { PlainField } from '../report/report-fields';
import type { ReportValues } from '../report/report-values';

/**
 * The parts of a case that are compared: answers, place and time of the meal; nothing of the reporter's
 * contact.
 */
export type PairCase = { readonly [F in PlainField]?: ReportValues[F] | null | undefined } & {
  readonly id: number;
  /** location ids, as far as the place is known */
  readonly case_archi: number | null;
  readonly case_island: number | null;
  readonly case_location: number | null;
  readonly case_geom?: PointGeometry | null | undefined;
  /** civil date at the place, YYYY-MM-DD */
  readonly case_eventdate: string | null;
  /** HH:MM at the place, null when the hour is unknown */
  readonly case_eventclock: string | null;
};

/** Frequencies of answers in the country's reports: agreeing on a frequent one is weak evidence. */
export interface PairContext {
  /** share of the country's reports that name the species, above 0 and at most 1 */
  specieShare(id: number): number;
  phenotypeShare(id: number): number;
  islandShare(id: number): number;
  /** probability that two random reports are of the same island: sum of the squared shares */
  islandsAlike: number;
  /** the group of a species, null where it has none */
  groupOf(specie: number): number | null;
}
