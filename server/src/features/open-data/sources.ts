import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { readObserved } from '../coverage/read';
import type { ReleasedCoverage, ReleasedPlace } from './content/release';
import { monthText } from './period';

/**
 * Countries, archipelagos and islands, in the order of their numbers, with those that only earlier releases know: a count
 * that is kept may name a place that was deleted since.
 */
export async function releasedPlaces(
  db: Reader,
  earlier: readonly (readonly ReleasedPlace[])[],
): Promise<ReleasedPlace[]> {
  const rows = await db
    .selectFrom('location as l')
    .innerJoin('country as c', 'c.id', 'l.country')
    .select([
      'l.id',
      'l.name',
      sql<ReleasedPlace['type']>`l.type`.as('type'),
      sql<string>`upper(c.iso3)`.as('country'),
      'l.parent_id as parent',
      sql<[number, number] | null>`l.center`.as('point'),
      'l.source',
      'l.licence',
    ])
    .where('l.type', '<>', 'L')
    .execute();
  const byId = new Map([...earlier.flat(), ...rows].map((place) => [place.id, place]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Months that the sources observed until the end of a release, as `readObserved` counts them; HAEDAT is not part of it. */
export async function releasedCoverage(
  db: Reader,
  places: readonly ReleasedPlace[],
  until: number,
): Promise<ReleasedCoverage[]> {
  const countries = await db.selectFrom('country').select(['id', 'iso3']).execute();
  const codes = new Map(countries.map(({ id, iso3 }) => [id, iso3.toUpperCase()]));
  const known = new Set(places.map(({ id }) => id));
  const end = monthText(until);
  const order = ({ source, country, place, from }: ReleasedCoverage) =>
    `${source} ${country} ${String(place ?? 0).padStart(9, '0')} ${from}`;
  return (await readObserved(db))
    .filter(
      ({ source, from, island }) =>
        source !== 'haedat' && from <= end && (island === null || known.has(island)),
    )
    .map(({ source, country, island, observed, from, until: last }) => ({
      source,
      country: codes.get(country) ?? '',
      place: island,
      observed,
      from,
      until: last === null || last > end ? end : last,
    }))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
