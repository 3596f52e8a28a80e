/** The columns needed for counting, which public rows and editors' rows share. */
export interface Countable {
  case_eventyear: number | null;
  case_eventmonth: number | null;
  case_country: number | null;
  case_archi: number | null;
  case_island: number | null;
  specie_id: number | null;
  mass_poisoning_nb: number | null;
  gsympt_persist: boolean | null;
  /** equal for all reports of one meal; null for a report without one */
  meal: unknown;
}

/**
 * Number of people ill. A single report adds its number or 1; a meal adds its highest number or its number of
 * reports, whichever is larger.
 */
export function people(rows: readonly Countable[]): number {
  const meals = new Map<unknown, Countable[]>();
  for (const [i, row] of rows.entries()) {
    const key = row.meal ?? `alone ${i}`;
    meals.set(key, [...(meals.get(key) ?? []), row]);
  }
  let sum = 0;
  for (const meal of meals.values())
    sum += Math.max(meal.length, ...meal.map((row) => row.mass_poisoning_nb ?? 1));
  return sum;
}

/** Number of rows by value; unknown values are left out. */
export function tally<Row>(rows: readonly Row[], of: (row: Row) => unknown): Record<string, number> {
  const found: Record<string, number> = {};
  for (const row of rows) {
    const value = of(row);
    if (value !== null && value !== undefined) found[String(value)] = (found[String(value)] ?? 0) + 1;
  }
  return found;
}
