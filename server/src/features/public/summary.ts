import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { civilDateOf, civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { corroboratedSql } from '../alerts/backing';
import { SAYS_SINCE } from '../alerts/rows';
import { reportDelay } from '../cases/public/report-delay';
import { ruleCase } from '../cases/row-values';
import { officialOf } from '../coverage/official';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';

/** Number of species on the home page, and with those tied with the last of them. */
const SPECIES_SHOWN = { wanted: 5, most: 8 };
/** "Latest 4 years" are calendar years that end with the current one (product decisions). */
const RECENT_YEARS = 4;

type Figures = Pick<Summary, 'cases' | 'islands' | 'species' | 'outbreaks' | 'latest'> & {
  months: Record<string, number>;
};

/**
 * Counts of the home page for one country, as of the current month in its zone.
 * @param threshold outbreak threshold of the country
 * @param now milliseconds since 1970 UTC
 */
export async function readSummary(
  store: Store,
  places: PlaceIndex,
  { country, threshold }: { country: number; threshold: number },
  now: number,
): Promise<Summary> {
  const zone = zoneOf(places, country);
  const { year, month } = civilOf(now, zone);
  const months = lastTwelveMonths(year, month);
  const counts = await figures(store, { country, threshold, year, month });
  const casesOf = ({ cases }: { cases: number }) => cases;
  const species = leadingEntries(counts.species, casesOf, SPECIES_SHOWN.wanted, SPECIES_SHOWN.most);
  const left = entriesLeft(counts.species, casesOf, species);
  const official = await officialOf(
    store.read,
    country,
    Array.from({ length: RECENT_YEARS }, (_, back) => year - back),
  );
  const delay = await reportDelay(store.read, country);
  const isObserved = makeIsObserved(await readObserved(store.read), [{ country, island: null }], {
    year,
    month,
  });
  return {
    at: `${civilDateOf(now, zone)}T00:00:00.000Z`,
    country,
    place: countryPlace(places, country)?.id ?? 0,
    year,
    month,
    cases: counts.cases,
    islands: counts.islands,
    months: months.map((at) => ({
      ...at,
      cases: counts.months[`${at.year}-${at.month}`] ?? 0,
      observed: isObserved(at),
    })),
    latest: counts.latest,
    species,
    ...(left && { species_left: left }),
    outbreaks: counts.outbreaks,
    ...(official.length > 0 && { official }),
    ...(delay !== null && { delay }),
  };
}

/** The twelve months that end with the given one, oldest first. */
export function lastTwelveMonths(year: number, month: number): { year: number; month: number }[] {
  const end = year * 12 + month - 1;
  return Array.from({ length: 12 }, (_, i) => end - 11 + i).map((at) => ({
    year: Math.floor(at / 12),
    month: (at % 12) + 1,
  }));
}

/** Ids of all countries. */
export const countryIds = (places: PlaceIndex): Set<number> =>
  new Set([...places.all()].filter(({ type }) => type === 'C').map(({ country }) => country));

/** IANA zone of a country. */
export const zoneOf = (places: PlaceIndex, country: number): string =>
  places.zone(countryPlace(places, country)?.id ?? 0);

/** The place that stands for a country; undefined when there is none. */
export function countryPlace(places: PlaceIndex, country: number) {
  for (const place of places.all()) if (place.country === country && place.type === 'C') return place;
  return undefined;
}

/**
 * SQL of the editors' verdict on an island in a month: the strongest of its alerts whose window overlaps the
 * month; `open` without any. That of a single large meal says nothing of the island.
 */
const verdictSql = (year: number, month: number) => {
  const first = sql`make_date(${year}::int, ${month}::int, 1)`;
  return sql`coalesce((select case when bool_or(state = 'verified') then 'verified'
      when bool_or(state = 'open') then 'open' when bool_or(state = 'discarded') then 'discarded' end
    from alert a where island = case_tally.key and rule <> 'large_meal' and until_date >= ${first}
      and ${sql.raw(SAYS_SINCE)} < ${first} + interval '1 month'), 'open')`;
};

/** SQL: whether an editor or two independent reporters stand behind the cases of an island in a month. */
const verifiedSql = (year: number, month: number) =>
  sql`(verdict = 'verified' or ${sql.raw(
    corroboratedSql(`r.case_island = t.island and ${ruleCase('r')}
    and r.case_eventyear = ${Number(year)} and r.case_eventmonth = ${Number(month)}`),
  )})`;

/** Reads counters instead of cases: some hundred rows per country, however many cases there are. */
async function figures(
  store: Store,
  { country, threshold, year, month }: { country: number; threshold: number; year: number; month: number },
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with months as (
      select year as y, month as m, sum(n)::int as n from case_tally
      where country = ${country} and part = 'month' group by 1, 2 having sum(n) > 0
    ), current as (
      select key as island, sum(n)::int as cases, ${verdictSql(year, month)} as verdict from case_tally
      where country = ${country} and part = 'rule' and year = ${year} and month = ${month}
      group by 1 having sum(n) > 0
    ), shown as (
      select key as island from case_tally
      where country = ${country} and part = 'island' and year = ${year} and month = ${month}
      group by 1 having sum(n) > 0
    )
    select
      coalesce((select n from months where y = ${year} and m = ${month}), 0) as cases,
      (select count(*)::int from shown) as islands,
      coalesce((select json_object_agg(y || '-' || m, n) from months
        where m > 0 and y > ${year - RECENT_YEARS}), '{}') as months,
      (select json_build_object('year', y, 'month', m) from months
        where m > 0 order by y desc, m desc limit 1) as latest,
      coalesce((select json_agg(t) from (
        select key as specie_id, sum(n)::int as cases from case_tally
        where country = ${country} and part = 'specie' and year > ${year - RECENT_YEARS}
        group by 1 having sum(n) > 0 order by 2 desc, 1) t), '[]') as species,
      coalesce((select json_agg(o order by cases desc, island) from (
        select t.*, ${verifiedSql(year, month)} as verified from current t where cases > ${threshold}) o), '[]') as outbreaks
  `.execute(store.read);
  return rows[0]!;
}
