import { placeKey } from './clusters';
import { rangeOf } from './column-range';
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
 * number is 1 or when the report says no.
 */
export function mealOf(table: CaseTable, row: number): 'individual' | 'collective' | 'unknown' {
  const number = table.massNb[row] as number;
  if (number > 1) return 'collective';
  if (number === 1 || table.mass[row] === NO) return 'individual';
  return table.mass[row] === YES ? 'collective' : 'unknown';
}

/** A value that is no number would silently find nothing: "0 cases" where the truth is unknown. */
function setOf(list: readonly number[] | undefined): Set<number> | null {
  if (!list || list.length === 0) return null;
  const wrong = list.find((value) => !Number.isInteger(value));
  if (wrong !== undefined) throw new RangeError(`a filter holds ${wrong}, which is no whole number`);
  return new Set(list);
}

type Column = ArrayLike<number> & object;

/** Values below this are looked up in an array, which costs a fifth of a look-up in a set. */
const NEAR = 1 << 20;

/** Marks the rows whose value the set holds with a 1, beside those that are marked already. */
function mark(marks: Uint8Array, set: ReadonlySet<number>, column: Column): void {
  const wanted = new Uint8Array(Math.min(rangeOf(column).most, NEAR) + 1);
  for (const value of set) wanted[value] = 1;
  for (let row = 0; row < marks.length; row += 1) {
    const value = column[row] as number;
    const found = value < NEAR ? (wanted[value] as number) : Number(set.has(value));
    marks[row] = (marks[row] as number) | found;
  }
}

/**
 * Rows that pass one question as ones: those whose value one of the given sets holds. Null where no set is
 * given, which lets every row pass.
 */
function anyOf(size: number, pairs: [Set<number> | null, Column][]): Uint8Array | null {
  const active = pairs.filter((pair): pair is [Set<number>, Column] => pair[0] !== null);
  if (active.length === 0) return null;
  const marks = new Uint8Array(size);
  for (const [set, column] of active) mark(marks, set, column);
  return marks;
}

/** The same for a question that is asked of each row by itself. */
function rowsThat(size: number, passes: ((row: number) => boolean) | null): Uint8Array | null {
  if (!passes) return null;
  const marks = new Uint8Array(size);
  for (let row = 0; row < size; row += 1) marks[row] = Number(passes(row));
  return marks;
}

const placesTest = (table: CaseTable, keys: Set<number> | null) =>
  keys && ((row: number) => keys.has(placeKey(table, row)));

/**
 * The rows that answer the filter, in table order. A row that repeats another case is left out.
 * @throws RangeError when a list of the filter holds what is no whole number
 */
export function selectRows(table: CaseTable, filter: CaseFilter = {}): Uint32Array {
  const { duplicate, size } = table;
  const meal = filter.meal && filter.meal !== 'all' ? filter.meal : null;
  // Question by question over a whole column: to ask each row all of them takes three times as long.
  const answers = [
    anyOf(size, [[setOf(filter.years), table.year]]),
    anyOf(size, [[setOf(filter.months), table.month]]),
    anyOf(size, [
      [setOf(filter.countries), table.country],
      [setOf(filter.archis), table.archi],
      [setOf(filter.islands), table.island],
    ]),
    anyOf(size, [
      [setOf(filter.species), table.specie],
      [setOf(filter.phenotypes), table.phenotype],
    ]),
    rowsThat(size, placesTest(table, setOf(filter.places))),
    rowsThat(size, meal && ((row) => mealOf(table, row) === meal)),
    rowsThat(size, duplicate && ((row) => duplicate[row] === 0)),
  ].filter((marks) => marks !== null);
  const [passed = new Uint8Array(size).fill(1), ...others] = answers;
  for (const marks of others)
    for (let row = 0; row < size; row += 1) passed[row] = (passed[row] as number) & (marks[row] as number);
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row += 1) {
    rows[count] = row;
    count += passed[row] as number;
  }
  return rows.subarray(0, count);
}

/** The calendar years that count as "latest 4": the current one and the three before. */
export const latestYears = (currentYear: number): number[] =>
  [0, 1, 2, 3].map((back) => currentYear - 3 + back);
