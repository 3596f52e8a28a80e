import { ONSET_DELAYS, type OnsetDelay, type ReviewState } from '../codes/choices';
import { distanceKm } from '../geo/geometry-distance';
import { UNCOUNTED_STATES } from '../review/count-status';
import { illAtMeal } from './meals';

/** What everybody at one meal has in common, so that reports which differ in it contradict each other. */
const COMMON_FIELDS = [
  'case_location_id',
  'case_geom',
  'case_eventdate',
  'case_eventclock',
  'case_purchase_place_type',
  'case_purchase_place',
  'specie_id',
  'phenotype_id',
  'mass_poisoning',
  'mass_poisoning_nb',
] as const;
export type CommonField = (typeof COMMON_FIELDS)[number];

/** A report of a meal, as far as its facts are computed from it. */
export interface MealReport extends Partial<Record<Exclude<CommonField, 'case_geom'>, unknown>> {
  id: number;
  review_state: ReviewState;
  duplicate_of: number | null;
  deleted_at: unknown;
  case_geom?: { coordinates: [number, number] } | null | undefined;
  mass_poisoning?: boolean | null | undefined;
  mass_poisoning_nb?: number | null | undefined;
  gsympt_delay?: string | null | undefined;
}

/** Points of one catch that two people set may be so far apart, in kilometres. */
const SAME_POINT_KM = 1;

/** Whether a report stands for a patient of the meal: duplicates and reports set aside do not. */
export const standsAtMeal = ({ review_state, duplicate_of, deleted_at }: MealReport): boolean =>
  deleted_at === null && duplicate_of === null && !UNCOUNTED_STATES.some((state) => state === review_state);

/** People ill at a meal: `illAtMeal` of the reports that stand for a patient; 0 without any. */
export function peopleIll(reports: readonly MealReport[]): number {
  const standing = reports.filter(standsAtMeal).map((one) => ({
    mass_poisoning_nb: one.mass_poisoning === false ? null : (one.mass_poisoning_nb ?? null),
  }));
  return standing.length === 0 ? 0 : illAtMeal(standing);
}

/** Patients of a meal by the time from it to the first signs, the shortest first, unknown (1 or no answer) last. */
export function onsetCurve(reports: readonly MealReport[]): { delay: OnsetDelay; count: number }[] {
  const known = (code: string | null | undefined) => ONSET_DELAYS.find((one) => one === code) ?? '1';
  const delays = reports.filter(standsAtMeal).map((one) => known(one.gsympt_delay));
  return ONSET_DELAYS.map((delay) => ({ delay, count: delays.filter((one) => one === delay).length }));
}

/**
 * Fields in which reports of one meal contradict each other, in the order of the report. An answer that one
 * of them leaves out contradicts none.
 */
export function contradictions(reports: readonly MealReport[]): CommonField[] {
  const standing = reports.filter(standsAtMeal);
  return COMMON_FIELDS.filter((field) => {
    if (field === 'case_geom') return pointsDiffer(standing);
    // The group is asked where the species is unknown, so it only contradicts another group.
    const given = standing.map((one) => one[field]).filter((value) => value !== null && value !== undefined);
    return new Set(given.filter((value) => value !== 'U')).size > 1;
  });
}

function pointsDiffer(reports: readonly MealReport[]): boolean {
  const points = reports.flatMap(({ case_geom }) => (case_geom ? [case_geom.coordinates] : []));
  const [first, ...others] = points;
  return first !== undefined && others.some((point) => distanceKm(first, point) > SAME_POINT_KM);
}
