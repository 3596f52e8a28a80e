import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { observedIn } from '@ciguawatch/shared/domain/statistics/coverage';
import { OUTBREAK_THRESHOLD } from '@ciguawatch/shared/domain/statistics/outbreak';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { readCoverage } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { PUBLIC_CASE } from '../sync/kinds';

/** Species named on home. */
const SPECIES = 5;
/** "Latest 4 years" are the calendar years ending now: product decisions. */
const YEARS = 4;

type Figures = Pick<Summary, 'cases' | 'islands' | 'species' | 'outbreaks' | 'latest'> & {
  months: Record<string, number>;
};

/** The figures of home for one country; the current month is that of its own zone. */
export async function readSummary(
  store: Store,
  places: PlaceIndex,
  country: number,
  now: number,
): Promise<Summary> {
  const { year, month } = civilOf(now, zoneOf(places, country));
  const months = lastTwelve(year, month);
  const counted = await figures(store, country, year, month);
  const isObserved = observedIn(await readCoverage(store.read), [country], { year, month });
  return {
    at: new Date(now).toISOString(),
    country,
    place: placeOf(places, country)?.id ?? 0,
    year,
    month,
    cases: counted.cases,
    islands: counted.islands,
    months: months.map((at) => ({
      ...at,
      cases: counted.months[`${at.year}-${at.month}`] ?? 0,
      observed: isObserved(at),
    })),
    latest: counted.latest,
    species: counted.species,
    outbreaks: counted.outbreaks,
  };
}

/** Twelve months ending with the one given, oldest first. */
export function lastTwelve(year: number, month: number): { year: number; month: number }[] {
  const end = year * 12 + month - 1;
  return Array.from({ length: 12 }, (_, i) => end - 11 + i).map((at) => ({
    year: Math.floor(at / 12),
    month: (at % 12) + 1,
  }));
}

/** Ids of the countries that there are. */
export const countriesOf = (places: PlaceIndex): Set<number> =>
  new Set([...places.all()].filter(({ type }) => type === 'C').map(({ country }) => country));

/** Zone of a country's own location. */
export const zoneOf = (places: PlaceIndex, country: number): string =>
  places.zone(placeOf(places, country)?.id ?? 0);

/** A country's own location. */
export function placeOf(places: PlaceIndex, country: number) {
  for (const place of places.all()) if (place.country === country && place.type === 'C') return place;
  return undefined;
}

async function figures(store: Store, country: number, year: number, month: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with seen as (
      select case_eventyear as y, case_eventmonth as m, case_island as island, specie_id from case_report
      where case_country = ${country} and ${sql.raw(PUBLIC_CASE)} and case_eventyear > ${year - YEARS}
    ), current as (select island from seen where y = ${year} and m = ${month})
    select
      (select count(*)::int from current) as cases,
      (select count(distinct island)::int from current) as islands,
      coalesce((select json_object_agg(k, n) from (
        select y || '-' || m as k, count(*)::int as n from seen where m is not null group by 1) t), '{}') as months,
      (select json_build_object('year', case_eventyear, 'month', case_eventmonth) from case_report
        where case_country = ${country} and ${sql.raw(PUBLIC_CASE)} and case_eventmonth is not null
        order by case_eventyear desc, case_eventmonth desc limit 1) as latest,
      coalesce((select json_agg(t) from (
        select specie_id, count(*)::int as cases from seen where specie_id is not null
        group by 1 order by 2 desc, 1 limit ${SPECIES}) t), '[]') as species,
      coalesce((select json_agg(t) from (
        select island, count(*)::int as cases from current where island is not null
        group by 1 having count(*) > ${OUTBREAK_THRESHOLD} order by 2 desc, 1) t), '[]') as outbreaks
  `.execute(store.read);
  return rows[0]!;
}
