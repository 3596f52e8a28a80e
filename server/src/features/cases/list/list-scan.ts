import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions';
import { allOf } from './conditions';
import { inCountries } from './filter-probe';
import { afterPosition, type Key, orderBy, type Position } from './keys';

/** Which cases to read, in which order. */
export interface ListScan {
  /** managed countries that the filter leaves; without any there are no cases */
  countries: readonly number[];
  conditions: readonly Condition[];
  keys: readonly Key[];
  /** ids of all matching cases when they are few, else null */
  ids: readonly number[] | null;
  /** country of an island, so that a country's part skips other islands */
  countryOf(island: number): number | undefined;
}

/** The part of the order to read. */
export interface ScanRange {
  at: Position | null;
  /** whether the case at the position is included */
  inclusive: boolean;
  /** largest number of rows per country; all when left out */
  limit?: number;
}

const columnsOf = (keys: readonly Key[]) =>
  sql.join([...new Set(['id', ...keys.map((key) => key.column)])].map((name) => sql.ref(`c.${name}`)));

/**
 * Ids and keys of cases, one subquery per country: no index holds several countries in one order, so `in (…)`
 * would read all of their cases.
 */
export function scanByCountry(walk: ListScan, stretch: ScanRange): RawBuilder<unknown> {
  if (walk.ids !== null) return listed(walk, stretch);
  const each = walk.countries.map((country) => sql`(${arm(walk, country, stretch)})`);
  return each.length === 0
    ? sql`select c.* from case_report c where false`
    : sql.join(each, sql` union all `);
}

/** Few known ids, unsorted; the conditions are applied again, because a case may have changed meanwhile. */
function listed({ ids, countries, conditions, keys }: ListScan, stretch: ScanRange): RawBuilder<unknown> {
  const from = stretch.at ? [afterPosition(keys, stretch.at, stretch.inclusive)] : [];
  return sql`select ${columnsOf(keys)} from case_report c
    where c.id = any(${ids}::int[]) and ${inCountries(countries)} and ${allOf([...conditions.slice(0, 1), ...from])}`;
}

/** All cases of a query, unsorted: a full sort follows anyway, and one scan is quickest. */
export function scanAll(walk: ListScan, columns = columnsOf(walk.keys)): RawBuilder<unknown> {
  const known = walk.ids === null ? walk.conditions : [sql`c.id = any(${walk.ids}::int[])`];
  return sql`select ${columns} from case_report c where ${inCountries(walk.countries)} and ${allOf(known)}`;
}

const limited = ({ limit }: ScanRange) => (limit === undefined ? sql`` : sql` limit ${sql.lit(limit)}`);

function arm(walk: ListScan, country: number, stretch: ScanRange): RawBuilder<unknown> {
  const { keys, conditions } = walk;
  if (keys[0]?.order) return armByName(walk, country, stretch);
  const from = stretch.at ? [afterPosition(keys, stretch.at, stretch.inclusive)] : [];
  return sql`select ${columnsOf(keys)} from case_report c
    where c.case_country = ${sql.lit(country)} and ${allOf([...conditions, ...from])}
    order by ${orderBy(keys, 'c')}${limited(stretch)}`;
}

/** Walks names one by one from the position on, because the index holds the cases of each name in order. */
function armByName(walk: ListScan, country: number, stretch: ScanRange): RawBuilder<unknown> {
  const [first, ...rest] = walk.keys as [Key, ...Key[]];
  const ordered = first.descending ? [...(first.order ?? [])].reverse() : [...(first.order ?? [])];
  const start = stretch.at ? Number(stretch.at[0]) : null;
  const left = start === null ? ordered : ordered.slice(Math.max(0, ordered.indexOf(start)));
  const island = first.column === 'sort_island';
  const ids = left.filter((id) => !island || id === 0 || walk.countryOf(id) === country);
  const from = stretch.at
    ? [sql`(n.id <> ${start}::integer or ${afterPosition(rest, stretch.at.slice(1), stretch.inclusive)})`]
    : [];
  const own = sql.ref(`c.${first.column}`);
  return sql`select c.* from unnest(${ids}::int[]) with ordinality as n(id, place)
    cross join lateral (
      select ${columnsOf(walk.keys)} from case_report c
      where c.case_country = ${sql.lit(country)} and ${own} = n.id and ${allOf([...walk.conditions, ...from])}
      order by ${orderBy(rest, 'c')}${limited(stretch)}
    ) c order by n.place, ${orderBy(rest, 'c')}${limited(stretch)}`;
}
