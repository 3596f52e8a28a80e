import { type Linked, linkedReportIds } from './meals';

/** A change of one report that joins or parts a meal: its new `match_event`. */
export interface MealStep {
  id: number;
  match_event: string | null;
}

const names = (one: Linked, id: number): boolean => one.match_event === String(id);

/**
 * Changes that remove a report from its meal and keep the others linked: links to it are moved to another
 * report first, then its own link is cleared. A report of the same patient moves with it.
 * @param reports all reports of the meal
 */
export function leaveSteps(reports: readonly Linked[], id: number): MealStep[] {
  const going = patientOf(reports, id);
  const staying = reports.filter((one) => !going.has(one.id));
  const naming = staying.filter((one) => [...going].some((gone) => names(one, gone)));
  const outside = reports
    .filter((one) => going.has(one.id))
    .flatMap((one) => linkedReportIds(one))
    .find((other) => staying.some((one) => one.id === other));
  const anchor = outside ?? naming[0]?.id;
  const relinked = naming.map((one) => ({
    id: one.id,
    match_event: anchor === undefined || anchor === one.id ? null : String(anchor),
  }));
  const left = reports
    .filter((one) => going.has(one.id) && one.match_event !== null)
    .filter((one) => staying.some((other) => names(one, other.id)))
    .map((one) => ({ id: one.id, match_event: null }));
  return [...relinked, ...left];
}

/** Ids of the reports of one patient: the one that counts and its duplicates. */
function patientOf(reports: readonly Linked[], id: number): Set<number> {
  const first = reports.find((one) => one.id === id)?.duplicate_of ?? id;
  return new Set([id, first, ...reports.filter((one) => one.duplicate_of === first).map((one) => one.id)]);
}

/**
 * The change by which a report joins a meal. A report that already names another keeps that link, so that both
 * meals become one; then a report of this meal without a link names it.
 * @param reports all reports of the meal
 * @returns null where the report is of the meal already, or nothing is free to name it
 */
export function joinStep(reports: readonly Linked[], joining: Linked): MealStep | null {
  if (reports.some(({ id }) => id === joining.id)) return null;
  const first = reports[0];
  if (!first) return null;
  if (joining.match_event === null) return { id: joining.id, match_event: String(first.id) };
  const free = reports.find((one) => one.match_event === null);
  return free ? { id: free.id, match_event: String(joining.id) } : null;
}
