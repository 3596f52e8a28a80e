import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { PublicColumn } from './case-columns';

/**
 * What public rows leave out where few people live, so that neighbours cannot recognise the patient:
 * nothing, sex and age class, or everything about the person (product decisions, "Cases for the public and
 * for editors"). Countries set the limits; an unknown number of residents withholds everything.
 */
export const WITHHELD = { nothing: 0, profile: 1, person: 2 } as const;
export type Withheld = (typeof WITHHELD)[keyof typeof WITHHELD];

const PROFILE_COLUMNS: ReadonlySet<PublicColumn> = new Set<PublicColumn>(['age_bucket', 'gender']);
const PERSON_COLUMNS: ReadonlySet<PublicColumn> = new Set<PublicColumn>([
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  'gsympt_delay',
  'gsympt_persist',
  'history',
]);

/** The level from which on a column is left out; null for columns that are always public. */
export function withheldFrom(column: PublicColumn): Exclude<Withheld, 0> | null {
  if (PROFILE_COLUMNS.has(column)) return WITHHELD.profile;
  return PERSON_COLUMNS.has(column) ? WITHHELD.person : null;
}

/** Columns about the other people of the meal. */
const MEAL_COLUMNS: ReadonlySet<PublicColumn> = new Set<PublicColumn>([
  'mass_poisoning',
  'mass_poisoning_nb',
]);

/** The level from which on a number is replaced by the lower bound of its class; null for other columns. */
export const lowerBoundFrom = (column: PublicColumn): Exclude<Withheld, 0> | null =>
  column === 'mass_poisoning_nb' ? WITHHELD.person : null;

/**
 * Classes of people ill by their lower bounds, largest first; the smallest also stands for an unknown number (product
 * decisions, "Cases for the public").
 */
export const MASS_CLASSES = [20, 10, 5, 2] as const;

/** Whether a column describes people: it follows with the weekly step (`weekly-step.ts`), not at once. */
export const waitsForMonday = (column: PublicColumn): boolean =>
  withheldFrom(column) !== null || MEAL_COLUMNS.has(column);
