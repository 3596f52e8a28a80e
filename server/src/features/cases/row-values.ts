import { PUBLIC_COLUMNS, type PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { WITHHELD, withheldFrom } from '@ciguawatch/shared/domain/case-table/withheld';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { PUBLIC_CASE } from '../sync/kinds';

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

/** SQL for "the case counts", with the case as `c`, or as another name. */
export const countedCase = (name = 'c'): string =>
  PUBLIC_CASE.replaceAll('deleted_at', `${name}.deleted_at`)
    .replaceAll('duplicate_of', `${name}.duplicate_of`)
    .replaceAll('review_state', `${name}.review_state`);

/** The place that says what the row of a case withholds: its island, else what it names instead. */
const placeOf = (name: string) =>
  `coalesce(${name}.case_island, ${name}.case_archi, ${name}.case_location_id)`;

const level = (place: string) => `coalesce(${place}.withhold, ${WITHHELD.person})`;

/** What a row withholds: what its place does, or the strictest place of its meal. */
const withheld = `greatest(${level('place')}, meal.withhold)`;

/** SQL of a column as it stands in the database; only names of our own list get here. */
function plain(column: PublicColumn): string {
  if (column === 'age_bucket') return ageBucket;
  // The point of the report itself never leaves: the island's label stands for it.
  return column === 'case_geom' ? 'island.center' : `c.${column}`;
}

/** SQL of a column as the public may see it. */
function told(column: PublicColumn): string {
  const from = withheldFrom(column);
  if (from !== null) return `case when c.described and ${withheld} < ${from} then ${plain(column)} end`;
  if (column === 'mass_poisoning') return `case when c.described then ${plain(column)} end`;
  if (column === 'mass_poisoning_nb')
    return `case when not c.described or c.mass_poisoning is false then null
      when ${withheld} < ${WITHHELD.person} then c.mass_poisoning_nb else ${massAtLeast} end`;
  // A meal of which only one row is public is none: that another report of it waits is nobody's to know.
  return column === 'meal_group' ? 'case when meal.reports > 1 then c.meal_group end' : plain(column);
}

const island = 'left join location island on island.id = c.case_island';

/**
 * A report that its reporter withdrew goes at once, without a second person: what it hid in the rows of its meal stays
 * hidden. It was public before, so that this tells nothing of a report that nobody saw.
 */
const withdrawn = `m.review_state = 'withdrawn' and m.deleted_at is null and m.last_withheld is not null`;

/** The place, and the public rows of the meal with the strictest of their places. */
const meal = `left join location place on place.id = ${placeOf('c')}
      left join lateral (
        select max(case when ${countedCase('m')} then ${level('p')} else m.last_withheld end) as withhold,
          count(*) filter (where ${countedCase('m')}) as reports
        from case_report m left join location p on p.id = ${placeOf('m')}
        where c.meal_group is not null and m.meal_group = c.meal_group and (${countedCase('m')} or ${withdrawn})
      ) meal on true`;

const needsMeal = (column: PublicColumn) =>
  withheldFrom(column) !== null || column === 'mass_poisoning_nb' || column === 'meal_group';

/** SQL of a table of the public rows of all cases that count, with these columns and no others. */
export const publicTable = (columns: readonly PublicColumn[]): string =>
  `(select ${columns.map((column) => `${told(column)} as ${column}`).join(', ')}
      from case_report c ${columns.includes('case_geom') ? island : ''} ${columns.some(needsMeal) ? meal : ''}
      where ${countedCase()})`;

/** SQL of a table of all public rows: number, country, and what is withheld of each (`WITHHELD`). */
export const withheldTable = `(select c.id, c.case_country as country, ${withheld} as withhold
      from case_report c ${meal} where ${countedCase()})`;

/** SQL of a row with nothing withheld, in the order of `PUBLIC_COLUMNS`: for the editors of its country. */
export const editorValues = PUBLIC_COLUMNS.map(plain).join(', ');
/** Where these values are read, the case as `c`. */
export const editorTables = `case_report c ${island}`;
