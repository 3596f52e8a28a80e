import { CASE_CLASSES } from '../../case-class/classes';
import { AGE_BUCKETS } from '../../codes/age';
import { CASE_SOURCES, GENDERS, REVIEW_STATES } from '../../codes/choices';
import { ALERT_STANDS, CASE_LIST_COLUMNS, type CaseListColumnName } from '../columns';

/** What cases can be counted by, in the order of the menu. */
export const COUNT_AXES = [
  'month',
  'year',
  'month_of_year',
  'island',
  'archipelago',
  'species',
  'group',
  'severity',
  'class',
  'state',
  'source',
  'age',
  'sex',
  'alert',
] as const;
export type CountAxis = (typeof COUNT_AXES)[number];

/** Axes of time, whose empty rows are shown, because a missing month would read as a shorter time. */
export const TIME_AXES: readonly CountAxis[] = ['month', 'year', 'month_of_year'];

/**
 * Value of a case on an axis, as text: `2019-03` of month, `2019` of year, `3` of the month of a year, an id of
 * places and products, a code of the others; null where it is unknown.
 */
export type CountKey = string | null;

/** Which cases are counted: those in the figures, or all that the list finds. */
export const COUNT_SETS = ['figures', 'all'] as const;
export type CountSet = (typeof COUNT_SETS)[number];

/** A count as asked for. */
export interface CountAsk {
  /** one axis, or rows and columns */
  by: readonly CountAxis[];
  of: CountSet;
}

/** Codes of an axis in the order in which they are shown; null for axes of ids and of time. */
export const CODES_OF: Readonly<Partial<Record<CountAxis, readonly string[]>>> = {
  severity: CASE_LIST_COLUMNS.severity.choices ?? [],
  class: CASE_CLASSES,
  state: REVIEW_STATES,
  source: CASE_SOURCES,
  age: AGE_BUCKETS.map(({ id }) => id),
  sex: GENDERS,
  alert: ALERT_STANDS,
};

/** Column of the list with the same value, for axes that have one. */
export const COLUMN_OF: Readonly<Partial<Record<CountAxis, CaseListColumnName>>> = {
  year: 'case_eventyear',
  month_of_year: 'case_eventmonth',
  island: 'case_island',
  archipelago: 'case_archi',
  species: 'specie_id',
  group: 'phenotype_id',
  severity: 'severity',
  class: 'case_class',
  state: 'review_state',
  source: 'source',
  age: 'age',
  sex: 'gender',
  alert: 'alert',
};

/** Parses axes as the address and the call have them, such as `year,severity`; null where they are none. */
export function readAxes(text: string | null | undefined): CountAxis[] | null {
  const names = (text ?? '').split(',');
  const axes = COUNT_AXES.filter((axis) => names.includes(axis));
  const isWhole = axes.length === names.length && new Set(names).size === names.length;
  return isWhole && axes.length <= 2 ? (names as CountAxis[]) : null;
}
