/** What joins a report to others. */
export interface Linked {
  id: number;
  /** number of a report of the same meal; an editor's own words join nothing */
  match_event: string | null;
  /** number of the report of the same patient that counts in its place */
  duplicate_of: number | null;
}

/** The report that a `match_event` names; null for a text of another kind. */
function namedBy({ id, match_event }: Linked): number | null {
  const other = /^\d{1,9}$/.test(match_event ?? '') ? Number(match_event) : null;
  return other === id ? null : other;
}

/** The reports that this one names: of its meal, and of its patient. */
export const joinedTo = (one: Linked): number[] =>
  [namedBy(one), one.duplicate_of].filter((id) => id !== null);

/** Reports that links join. */
interface Table<T> {
  /** in the order of their numbers */
  reports: T[];
  /** whether people ate together; several reports of one patient alone are no meal */
  meal: boolean;
}

/**
 * Splits reports into those that links join. The two reports of a patient are at one table, whichever of them counts and
 * whichever one the others name: so neither the order of the links nor a mark that is undone changes a figure.
 */
export function tablesOf<T extends Linked>(reports: readonly T[]): Table<T>[] {
  const root = new Map(reports.map(({ id }) => [id, id]));
  const rootOf = (id: number): number => {
    const up = root.get(id) as number;
    return up === id ? id : rootOf(up);
  };
  for (const one of reports)
    for (const other of joinedTo(one).filter((id) => root.has(id))) {
      const [a, b] = [rootOf(one.id), rootOf(other)];
      root.set(Math.max(a, b), Math.min(a, b));
    }
  const tables = new Map<number, Table<T>>();
  for (const one of [...reports].sort((a, b) => a.id - b.id)) {
    const key = rootOf(one.id);
    const table = tables.get(key) ?? { reports: [], meal: false };
    table.reports.push(one);
    const named = namedBy(one);
    table.meal ||= named !== null && root.has(named);
    tables.set(key, table);
  }
  return [...tables.values()];
}

/**
 * `match_event` of a report that counts by itself again because the one that stood for it is gone: it keeps the place of
 * that one at the meal.
 */
export const seatAfter = ({
  match_event,
  duplicate_of,
  meal_group,
}: Linked & { meal_group: number | null }) =>
  match_event === null && meal_group !== null && duplicate_of !== null ? String(duplicate_of) : match_event;
