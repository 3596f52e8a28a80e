import { placeKey } from './clusters';
import { type CaseTable, NO, YES } from './engine-table';

/** Meal filter: all cases, those with one person ill, those with several. */
export const MEALS = ['all', 'individual', 'collective'] as const;
export type Meal = (typeof MEALS)[number];

/**
 * A filter of public cases. An empty or missing list matches everything; values of one list are
 * alternatives.
 */
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
  /** keys of `placeKey`: matches only reports drawn at that place, not at places within it */
  places?: readonly number[];
}

/**
 * Whether a meal made one or several people ill: collective with more than one person or a bare "yes",
 * individual with one person or whenever the report says no, whatever the number (specification, section
 * 9).
 */
export function mealOf(table: CaseTable, row: number): 'individual' | 'collective' | 'unknown' {
  const number = table.massNb[row] as number;
  // A report that denies others but gives a number contradicts itself: editors see a flag, and it counts as
  // one person.
  if (number === 1 || table.mass[row] === NO) return 'individual';
  if (number > 1) return 'collective';
  return table.mass[row] === YES ? 'collective' : 'unknown';
}

/**
 * Refuses values that are no whole number: they would match nothing and show "0 cases" instead of an error.
 */
function numberSet(list: readonly number[] | undefined): Set<number> | null {
  if (!list || list.length === 0) return null;
  const wrong = list.find((value) => !Number.isInteger(value));
  if (wrong !== undefined) throw new RangeError(`a filter holds ${wrong}, which is no whole number`);
  return new Set(list);
}

/** Whether a row passes one criterion of the filter. */
type RowTest = (row: number) => boolean;

/**
 * Combines criteria: a row passes when any column's value is in its set. Null when no set is given: no
 * restriction.
 */
function anyOf(...pairs: [Set<number> | null, ArrayLike<number>][]): RowTest | null {
  const asked = pairs.filter((pair): pair is [Set<number>, ArrayLike<number>] => pair[0] !== null);
  if (asked.length === 0) return null;
  return (row) => asked.some(([set, column]) => set.has(column[row] as number));
}

/**
 * Indices of the rows that match the filter, in table order. Duplicates of another case are left out.
 * @throws RangeError when a list of the filter contains a value that is no whole number
 */
export function selectRows(table: CaseTable, filter: CaseFilter = {}): Uint32Array {
  const { duplicate } = table;
  const places = numberSet(filter.places);
  const meal = filter.meal && filter.meal !== 'all' ? filter.meal : null;
  const tests = [
    anyOf([numberSet(filter.years), table.year]),
    anyOf([numberSet(filter.months), table.month]),
    anyOf(
      [numberSet(filter.countries), table.country],
      [numberSet(filter.archis), table.archi],
      [numberSet(filter.islands), table.island],
    ),
    anyOf([numberSet(filter.species), table.specie], [numberSet(filter.phenotypes), table.phenotype]),
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

/** The years of the default "latest 4" filter: the current one and the three before. */
export const latestYears = (currentYear: number): number[] =>
  [0, 1, 2, 3].map((back) => currentYear - 3 + back);
