import { PUBLIC_COLUMNS, type PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import { PUBLIC_CASE } from '../sync/kinds';

/**
 * Columns that say something about the patient: withheld where the residents of
 * the commune are few or not known, since neighbours could tell who it is.
 */
const ABOUT_PATIENT: ReadonlySet<PublicColumn> = new Set<PublicColumn>([
  'age_bucket',
  'gender',
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  'gsympt_delay',
  'gsympt_persist',
  'history',
]);

/**
 * The number of people ill where details are withheld: the lower bound of its class, and of the
 * smallest one where only yes was answered (product decisions, "Cases for the public").
 */
const MASS_CLASSES = [20, 10, 5, 2];
const massAtLeast = `case ${MASS_CLASSES.map((least) => `when c.mass_poisoning_nb >= ${least} then ${least}`).join(' ')}
  when c.mass_poisoning and c.mass_poisoning_nb is null then ${MASS_CLASSES.at(-1)} end`;

const ageBucket = `case ${AGE_BUCKETS.map(
  ({ id, from, to }) => `when c.age between ${from} and ${to} then '${id}'`,
).join(' ')} end`;

const isWithheld = 'coalesce(place.withhold, true)';

/** SQL of one column; only names of our own list get here. */
function expression(column: PublicColumn, withhold: boolean): string {
  const value = special(column, withhold);
  return withhold && ABOUT_PATIENT.has(column)
    ? `case when ${isWithheld} then null else ${value} end`
    : value;
}

function special(column: PublicColumn, withhold: boolean): string {
  if (column === 'age_bucket') return ageBucket;
  if (column === 'mass_poisoning_nb' && withhold)
    return `case when ${isWithheld} then ${massAtLeast} else c.mass_poisoning_nb end`;
  // The point of the report itself never leaves: the island's label stands for it.
  return column === 'case_geom' ? 'island.center' : `c.${column}`;
}

/** SQL of the values of a row in the order of `PUBLIC_COLUMNS`, for the tables of `rowTables`. */
export const rowValues = (withhold: boolean): string =>
  PUBLIC_COLUMNS.map((column) => expression(column, withhold)).join(', ');

/** Where the values are read: the case as `c`, its island, and the place that says what is withheld. */
export const rowTables = `case_report c
      left join location island on island.id = c.case_island
      left join location place on place.id = coalesce(c.case_island, c.case_archi, c.case_location_id)`;

/** SQL for "the case counts", with the case as `c`. */
export const countedCase = PUBLIC_CASE.replaceAll('deleted_at', 'c.deleted_at')
  .replaceAll('duplicate_of', 'c.duplicate_of')
  .replaceAll('review_state', 'c.review_state');
