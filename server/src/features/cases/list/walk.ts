import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions';
import { every } from './conditions';
import { inCountries } from './few';
import { behind, type Key, orderBy, type Position } from './keys';

/** Which cases, and in which order. */
export interface Walk {
  /** managed countries, the asked ones of them; without any there is no case */
  countries: readonly number[];
  conditions: readonly Condition[];
  keys: readonly Key[];
  /** every case of it where they are few and known, else null */
  ids: readonly number[] | null;
  /** country of an island, which spares the islands of the others */
  countryOf(island: number): number | undefined;
}

/** The part of the walk that is wanted. */
export interface Stretch {
  at: Position | null;
  /** the case at the position too */
  inclusive: boolean;
  /** of each country; all of them without one */
  limit?: number;
}

const columnsOf = (keys: readonly Key[]) =>
  sql.join([...new Set(['id', ...keys.map((key) => key.column)])].map((name) => sql.ref(`c.${name}`)));

/**
 * Numbers and keys of cases, one arm for each country: an order over `in (…)` would read all of them,
 * since no index holds two countries in one order.
 */
export function arms(walk: Walk, stretch: Stretch): RawBuilder<unknown> {
  if (walk.ids !== null) return listed(walk, stretch);
  const each = walk.countries.map((country) => sql`(${arm(walk, country, stretch)})`);
  return each.length === 0
    ? sql`select c.* from case_report c where false`
    : sql.join(each, sql` union all `);
}

/** Few known cases, in no order; they are looked at once more, since one may have moved meanwhile. */
function listed({ ids, countries, conditions, keys }: Walk, stretch: Stretch): RawBuilder<unknown> {
  const from = stretch.at ? [behind(keys, stretch.at, stretch.inclusive)] : [];
  return sql`select ${columnsOf(keys)} from case_report c
    where c.id = any(${ids}::int[]) and ${inCountries(countries)} and ${every([...conditions.slice(0, 1), ...from])}`;
}

/** All the cases of a walk, in no order: all are sorted anyway, and one look at the table is the quickest. */
export function all(walk: Walk, columns = columnsOf(walk.keys)): RawBuilder<unknown> {
  const known = walk.ids === null ? walk.conditions : [sql`c.id = any(${walk.ids}::int[])`];
  return sql`select ${columns} from case_report c where ${inCountries(walk.countries)} and ${every(known)}`;
}

const limited = ({ limit }: Stretch) => (limit === undefined ? sql`` : sql` limit ${sql.lit(limit)}`);

function arm(walk: Walk, country: number, stretch: Stretch): RawBuilder<unknown> {
  const { keys, conditions } = walk;
  if (keys[0]?.order) return armByName(walk, country, stretch);
  const from = stretch.at ? [behind(keys, stretch.at, stretch.inclusive)] : [];
  return sql`select ${columnsOf(keys)} from case_report c
    where c.case_country = ${sql.lit(country)} and ${every([...conditions, ...from])}
    order by ${orderBy(keys, 'c')}${limited(stretch)}`;
}

/** Names are walked one after the other, from that of the position on: an index holds the cases of each. */
function armByName(walk: Walk, country: number, stretch: Stretch): RawBuilder<unknown> {
  const [first, ...rest] = walk.keys as [Key, ...Key[]];
  const ordered = first.descending ? [...(first.order ?? [])].reverse() : [...(first.order ?? [])];
  const start = stretch.at ? Number(stretch.at[0]) : null;
  const left = start === null ? ordered : ordered.slice(Math.max(0, ordered.indexOf(start)));
  const island = first.column === 'sort_island';
  const ids = left.filter((id) => !island || id === 0 || walk.countryOf(id) === country);
  const from = stretch.at
    ? [sql`(n.id <> ${start}::integer or ${behind(rest, stretch.at.slice(1), stretch.inclusive)})`]
    : [];
  const own = sql.ref(`c.${first.column}`);
  return sql`select c.* from unnest(${ids}::int[]) with ordinality as n(id, place)
    cross join lateral (
      select ${columnsOf(walk.keys)} from case_report c
      where c.case_country = ${sql.lit(country)} and ${own} = n.id and ${every([...walk.conditions, ...from])}
      order by ${orderBy(rest, 'c')}${limited(stretch)}
    ) c order by n.place, ${orderBy(rest, 'c')}${limited(stretch)}`;
}
