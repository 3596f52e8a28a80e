import { placeKey } from './clusters';
import { type CaseTable, NO, YES } from './engine-table';

/** Meals: everybody's, one person ill, several ill. */
export const MEALS = ['all', 'individual', 'collective'] as const;
export type Meal = (typeof MEALS)[number];

/** What is asked for. An empty or missing list means "any"; lists of one kind are alternatives. */
export interface CaseFilter {
  years?: readonly number[];
  /** 1 to 12 */
  months?: readonly number[];
  countries?: readonly number[];
  /** location ids; a case matches when its archipelago or its island is listed */
  archis?: readonly number[];
  islands?: readonly number[];
  /** a case matches when its species or its phenotype is listed */
  species?: readonly number[];
  phenotypes?: readonly number[];
  meal?: Meal;
  /** keys of `placeKey`: reports drawn at these very places, not below them */
  places?: readonly number[];
}

/**
 * Individual, collective or unknown: collective when the number of people ill exceeds 1
 * (specification, section 9) or when the report says yes without a number, individual when the
 * number is 1 or when the report says no, whatever the number.
 */
export function mealOf(table: CaseTable, row: number): 'individual' | 'collective' | 'unknown' {
  const number = table.massNb[row] as number;
  // "Nobody else" stands against a number: such a report is flagged, and counts as one person.
  if (number === 1 || table.mass[row] === NO) return 'individual';
  if (number > 1) return 'collective';
  return table.mass[row] === YES ? 'collective' : 'unknown';
}

/** A value that is no number would silently find nothing: "0 cases" where the truth is unknown. */
function setOf(list: readonly number[] | undefined): Set<number> | null {
  if (!list || list.length === 0) return null;
  const wrong = list.find((value) => !Number.isInteger(value));
  if (wrong !== undefined) throw new RangeError(`a filter holds ${wrong}, which is no whole number`);
  return new Set(list);
}

/** Whether a row answers one question of a filter. */
type RowTest = (row: number) => boolean;

/** Passes rows whose value one of the given sets holds; null where no set is given, which lets every row pass. */
function anyOf(...pairs: [Set<number> | null, ArrayLike<number>][]): RowTest | null {
  const asked = pairs.filter((pair): pair is [Set<number>, ArrayLike<number>] => pair[0] !== null);
  if (asked.length === 0) return null;
  return (row) => asked.some(([set, column]) => set.has(column[row] as number));
}

/**
 * The rows that answer the filter, in table order. A row that repeats another case is left out.
 * @throws RangeError when a list of the filter holds what is no whole number
 */
export function selectRows(table: CaseTable, filter: CaseFilter = {}): Uint32Array {
  const { duplicate } = table;
  const places = setOf(filter.places);
  const meal = filter.meal && filter.meal !== 'all' ? filter.meal : null;
  const tests = [
    anyOf([setOf(filter.years), table.year]),
    anyOf([setOf(filter.months), table.month]),
    anyOf(
      [setOf(filter.countries), table.country],
      [setOf(filter.archis), table.archi],
      [setOf(filter.islands), table.island],
    ),
    anyOf([setOf(filter.species), table.specie], [setOf(filter.phenotypes), table.phenotype]),
    places && ((row: number) => places.has(placeKey(table, row))),
    meal && ((row: number) => mealOf(table, row) === meal),
    duplicate && ((row: number) => duplicate[row] === 0),
  ].filter((test): test is RowTest => test !== null);
  const rows = new Uint32Array(table.size);
  let count = 0;
  for (let row = 0; row < table.size; row += 1)
    if (tests.every((test) => test(row))) {
      rows[count] = row;
      count += 1;
    }
  return rows.subarray(0, count);
}

/** The calendar years that count as "latest 4": the current one and the three before. */
export const latestYears = (currentYear: number): number[] =>
  [0, 1, 2, 3].map((back) => currentYear - 3 + back);
