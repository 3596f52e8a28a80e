import type { CaseTable } from './engine-table';

/**
 * The reports of one place on the map. Public cases have no point of their own: they stand at the label
 * point of the most specific place known.
 */
export interface PlaceCount {
  /** unique number of the place across islands, archipelagos and countries: see `placeKey` */
  key: number;
  /** id of the island, archipelago or country, as `kind` says */
  id: number;
  kind: 'island' | 'archi' | 'country';
  /** longitude 0..360 and latitude */
  lng: number;
  lat: number;
  count: number;
}

/** Opacity of a cluster's fill by its number of cases, 0.8 from 8 cases on (specification, section 9). */
export const clusterOpacity = (count: number): number => Math.min(0.8, 0.1 * count);

/**
 * Number of the place where a report is drawn: its island, else archipelago, else country. Locations and
 * countries have separate id series, so a country is its negated id.
 */
export const placeKey = (table: CaseTable, row: number): number =>
  (table.island[row] as number) || (table.archi[row] as number) || -(table.country[row] as number);

/**
 * Counts reports per place, so that the map clusters hundreds of places rather than every report.
 * `unplaced` counts the rows without any point, which the map cannot show.
 */
export function countPlaces(table: CaseTable, rows: Uint32Array): { places: PlaceCount[]; unplaced: number } {
  const { lng, lat } = table;
  const places = new Map<number, PlaceCount>();
  let unplaced = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const x = lng[row] as number;
    if (Number.isNaN(x)) {
      unplaced += 1;
      continue;
    }
    const key = placeKey(table, row);
    const place = places.get(key);
    if (place) place.count += 1;
    else {
      const kind = key < 0 ? 'country' : key === table.island[row] ? 'island' : 'archi';
      places.set(key, { key, id: Math.abs(key), kind, lng: x, lat: lat[row] as number, count: 1 });
    }
  }
  return { places: [...places.values()], unplaced };
}
