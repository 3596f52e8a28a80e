/** The links of a report to other reports. */
export interface Linked {
  id: number;
  /** id of another report of the same meal, or free text of an editor, which links nothing */
  match_event: string | null;
  /** id of the report of the same patient that counts instead of this one */
  duplicate_of: number | null;
}

/** Id of the report that `match_event` names; null when it is free text or names itself. */
function namedReport({ id, match_event }: Linked): number | null {
  const other = /^\d{1,9}$/.test(match_event ?? '') ? Number(match_event) : null;
  return other === id ? null : other;
}

/** Ids of the reports linked from this one: of its meal, and of its patient. */
export const linkedReportIds = (one: Linked): number[] =>
  [namedReport(one), one.duplicate_of].filter((id) => id !== null);

/** Reports that are linked with each other, directly or through others. */
interface ReportGroup<T> {
  /** in ascending order of id */
  reports: T[];
  /** whether they are of one meal; several reports of one patient alone are not */
  meal: boolean;
}

/**
 * Groups reports by their links. All reports of one patient end up in the same group, whichever of them
 * counts, so that neither the order of links nor undoing a duplicate changes any count.
 */
export function groupByLinks<T extends Linked>(reports: readonly T[]): ReportGroup<T>[] {
  const root = new Map(reports.map(({ id }) => [id, id]));
  const rootOf = (id: number): number => {
    const up = root.get(id) as number;
    return up === id ? id : rootOf(up);
  };
  for (const one of reports)
    for (const other of linkedReportIds(one).filter((id) => root.has(id))) {
      const [a, b] = [rootOf(one.id), rootOf(other)];
      root.set(Math.max(a, b), Math.min(a, b));
    }
  const tables = new Map<number, ReportGroup<T>>();
  for (const one of [...reports].sort((a, b) => a.id - b.id)) {
    const key = rootOf(one.id);
    const table = tables.get(key) ?? { reports: [], meal: false };
    table.reports.push(one);
    const named = namedReport(one);
    table.meal ||= named !== null && root.has(named);
    tables.set(key, table);
  }
  return [...tables.values()];
}

/**
 * People ill at one meal as its counted reports say: the larger of their highest number and their own count
 * (product decisions). A number beside "nobody else was ill" must be left out by the caller.
 */
export const illAtMeal = (reports: readonly { mass_poisoning_nb: number | null }[]): number =>
  Math.max(reports.length, ...reports.map((report) => report.mass_poisoning_nb ?? 1));

/**
 * New `match_event` of a former duplicate whose original is gone, so that it stays linked to the original's
 * meal.
 */
export const relinkedMatchEvent = ({
  match_event,
  duplicate_of,
  meal_group,
}: Linked & { meal_group: number | null }) =>
  match_event === null && meal_group !== null && duplicate_of !== null ? String(duplicate_of) : match_event;
