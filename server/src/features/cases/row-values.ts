import { PUBLIC_COLUMNS, type PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import {
  lowerBoundFrom,
  MASS_CLASSES,
  WITHHELD,
  waitsForMonday,
  withheldFrom,
} from '@ciguawatch/shared/domain/case-table/withheld';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { PUBLIC_CASE, RULE_CASE } from '../sync/kinds';

/** People ill where the person is withheld: the lower bound of a class. */
const massAtLeast = `case ${MASS_CLASSES.map((least) => `when c.mass_poisoning_nb >= ${least} then ${least}`).join(' ')}
  when c.mass_poisoning and c.mass_poisoning_nb is null then ${MASS_CLASSES.at(-1)} end`;

/** Age bucket of a case `c` as SQL; null where the age is unknown. */
export const ageBucket = `case ${AGE_BUCKETS.map(
  ({ id, from, to }) => `when c.age between ${from} and ${to} then '${id}'`,
).join(' ')} end`;

/** A condition on the columns that decide whether a case counts, as SQL for a case under the given name. */
const under = (condition: string, name: string): string =>
  condition.replaceAll(/\b(deleted_at|duplicate_of|review_state|discarded)\b/g, `${name}.$1`);

/** `PUBLIC_CASE` as SQL for a case under the given name. */
export const countedCase = (name = 'c'): string => under(PUBLIC_CASE, name);

/** `RULE_CASE` as SQL for a case under the given name. */
export const ruleCase = (name: string): string => under(RULE_CASE, name);

/**
 * The place that decides what a public row withholds: its island, or the coarser place that the report names.
 */
const placeOf = (name: string) =>
  `coalesce(${name}.case_island, ${name}.case_archi, ${name}.case_location_id)`;

const level = (place: string) => `coalesce(${place}.withhold, ${WITHHELD.person})`;

/** What a row withholds: the stricter of its own place and the places of its meal. */
const withheld = `greatest(${level('place')}, meal.withhold)`;

/** SQL of a column before withholding; `column` is always one of our own names. */
function plainSql(column: PublicColumn): string {
  if (column === 'age_bucket') return ageBucket;
  // The reported point is never public; the label point of the island stands for it.
  return column === 'case_geom' ? 'island.center' : `c.${column}`;
}

/** SQL of a column without what few residents withhold. */
function withheldSql(column: PublicColumn): string {
  const from = withheldFrom(column);
  if (from !== null) return `case when ${withheld} < ${from} then ${plainSql(column)} end`;
  const bound = lowerBoundFrom(column);
  if (bound === null) return plainSql(column);
  return `case when c.mass_poisoning is false then null
      when ${withheld} < ${bound} then ${plainSql(column)} else ${massAtLeast} end`;
}

/** SQL of a column as the public sees it. */
function publicSql(column: PublicColumn): string {
  if (waitsForMonday(column)) return `case when c.described then ${withheldSql(column)} end`;
  // A meal with a single public row is not shown, because it would reveal that another report waits for
  // review.
  return column === 'meal_group' ? 'case when meal.reports > 1 then c.meal_group end' : plainSql(column);
}

const island = 'left join location island on island.id = c.case_island';

/**
 * A withdrawn report leaves without approval, so what it hid in the rows of its meal must stay hidden. It was
 * public before, so this reveals no unseen report.
 */
const withdrawn = `m.review_state = 'withdrawn' and m.deleted_at is null and m.last_withheld is not null`;

/** Joins the place of a case and the strictest place among the public rows of its meal. */
const mealOf = (counts: string) => `left join location place on place.id = ${placeOf('c')}
      left join lateral (
        select max(case when ${under(counts, 'm')} then ${level('p')} else m.last_withheld end) as withhold,
          count(*) filter (where ${under(counts, 'm')}) as reports
        from case_report m left join location p on p.id = ${placeOf('m')}
        where c.meal_group is not null and m.meal_group = c.meal_group and (${under(counts, 'm')} or ${withdrawn})
      ) meal on true`;

const needsMeal = (column: PublicColumn) =>
  withheldFrom(column) !== null || lowerBoundFrom(column) !== null || column === 'meal_group';

/**
 * SQL of a table with the public rows of all counting cases, limited to these columns.
 * @param counts which cases count; an earlier migration gives the condition of its time
 */
export const publicTable = (columns: readonly PublicColumn[], counts = PUBLIC_CASE): string =>
  `(select ${columns.map((column) => `${publicSql(column)} as ${column}`).join(', ')}
      from case_report c ${columns.includes('case_geom') ? island : ''} ${columns.some(needsMeal) ? mealOf(counts) : ''}
      where ${under(counts, 'c')})`;

/** `withheldTable` by the condition of an earlier migration. */
export const withheldBy = (counts: string): string =>
  `(select c.id, c.case_country as country, ${withheld} as withhold
      from case_report c ${mealOf(counts)} where ${under(counts, 'c')})`;

/** SQL of a table with number, country and withholding (`WITHHELD`) of each public row. */
export const withheldTable = withheldBy(PUBLIC_CASE);

/** SQL of an unrestricted row for editors of its country, in the order of `PUBLIC_COLUMNS`. */
export const editorValues = PUBLIC_COLUMNS.map(plainSql).join(', ');
/** Tables of `editorValues`, with the case as `c`. */
export const editorTables = `case_report c ${island}`;
