import { createHash } from 'node:crypto';
import {
  CountryBaseline,
  type CountryMonths,
} from '@ciguawatch/shared/domain/alerts/pooled/country-baseline';
import { type MonthOf, makeIsObserved, type Observed } from '@ciguawatch/shared/domain/statistics/coverage';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { officialOf } from '../coverage/official';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { COUNTED } from './load-history';

const monthAt = (cell: number): MonthOf => ({ year: Math.floor(cell / 12), month: (cell % 12) + 1 });
const cellOfText = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const BITS = 100_000;

/** What is usual in a country as of a month, and a digest of all that it was computed from. */
interface Loaded {
  usual: CountryBaseline;
  digest: string;
}

/**
 * Reads what is usual on the islands of a country: meals by island and month, the months that sources observed, and
 * the share of the official cases that they hold.
 * @param until the current month at the place
 */
export async function loadBaseline(
  db: Reader,
  places: PlaceIndex,
  country: number,
  until: MonthOf,
): Promise<Loaded> {
  const { rows } = await sql<{ island: number; cell: number; meals: number }>`
    select island, cell, count(*)::int as meals from (
      select case_island as island, min(case_eventyear * 12 + case_eventmonth - 1)::int as cell from case_report
      where case_country = ${country} and ${COUNTED} group by case_island, coalesce(meal_group, -id)
    ) meal group by 1, 2 order by 1, 2`.execute(db);
  const residents = await db
    .selectFrom('location')
    .select('id')
    .where('country', '=', country)
    .where('type', '=', 'I')
    .where('population_unit_id', 'is not', null)
    .orderBy('id')
    .execute();
  const coverage = (await readObserved(db)).filter((row) => row.country === country);
  const shares = await sharesOf(db, country);
  const exposure = exposureOf(coverage, shares, country, until);
  const firstReport = new Map<number, number>(residents.map(({ id }) => [id, 0]));
  const meals = new Map<number, number>();
  for (const { island, cell, meals: count } of rows) {
    if (!firstReport.has(island)) firstReport.set(island, cell + 1);
    meals.set(island * BITS + cell, count);
  }
  const islands = [...firstReport].filter(([id]) => places.get(id) !== undefined);
  const starts = coverage.map(({ from }) => cellOfText(from));
  const months: CountryMonths = {
    first: Math.min(until.year * 12 + until.month - 1, ...starts),
    islands: (cell) => islands.filter(([, since]) => since <= cell).map(([id]) => id),
    seen: (island, cell) => ({
      meals: meals.get(island * BITS + cell) ?? 0,
      exposure: exposure(island, cell),
    }),
  };
  const input = JSON.stringify([rows, residents, coverage, [...shares], until]);
  return { usual: new CountryBaseline(months), digest: createHash('sha256').update(input).digest('base64') };
}

/** What is usual in countries as of now, each read once. */
export function baselineReader(db: Reader, places: PlaceIndex, now: number) {
  const kept = new Map<number, Promise<Loaded>>();
  return async (country: number): Promise<CountryBaseline> => {
    const until = civilOf(now, zoneOf(places, country));
    const loading = kept.get(country) ?? loadBaseline(db, places, country, until);
    kept.set(country, loading);
    return (await loading).usual;
  };
}

/** Share of what happens that a source tells in a year; 1 for a source without official numbers. */
type ShareIn = (year: number) => number;

/**
 * Share of the official cases that each source covers; a year without official numbers uses the share over
 * all years that have them.
 */
async function sharesOf(db: Reader, country: number): Promise<Map<string, [number, number][]>> {
  const official = await officialOf(db, country);
  return new Map(
    official.map(({ source, years }) => {
      const [held, cases] = years.reduce(([a, b], one) => [a + one.held, b + one.cases], [0, 0]);
      const known = years.map((one): [number, number] => [one.year, one.held / one.cases]);
      return [source, [[0, held / cases], ...known]];
    }),
  );
}

function shareIn(years: readonly [number, number][] | undefined): ShareIn {
  if (!years) return () => 1;
  const known = new Map(years);
  // A source that holds nothing of a year tells nothing of it, but a share of 0 would make any report a wonder.
  return (year) => Math.min(1, known.get(year) || known.get(0) || 1);
}

/** Share of what happens on an island in a month that its best source tells; 0 where none observed it. */
function exposureOf(
  coverage: readonly Observed[],
  shares: ReadonlyMap<string, [number, number][]>,
  country: number,
  until: MonthOf,
): (island: number, cell: number) => number {
  const sources = [...new Set(coverage.map(({ source }) => source))].map((source) => ({
    rows: coverage.filter((row) => row.source === source),
    share: shareIn(shares.get(source)),
    seen: new Map<number, (at: MonthOf) => boolean>(),
  }));
  const kept = new Map<number, number>();
  const exposure = (island: number, at: MonthOf) =>
    sources.reduce((most, { rows, share, seen }) => {
      const isObserved = seen.get(island) ?? makeIsObserved(rows, [{ country, island }], until);
      seen.set(island, isObserved);
      return isObserved(at) ? Math.max(most, share(at.year)) : most;
    }, 0);
  return (island, cell) => {
    const key = island * BITS + cell;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const found = exposure(island, monthAt(cell));
    kept.set(key, found);
    return found;
  };
}
