import type { CaseTable } from './engine-table';

/** Reports at one place: public cases carry the label point of their island, or of what is known. */
export interface PlaceCount {
  /** one number per place, whatever its kind: see `placeKey` */
  key: number;
  /** island, else archipelago, else country: `kind` says which */
  id: number;
  kind: 'island' | 'archi' | 'country';
  /** longitude 0..360 and latitude */
  lng: number;
  lat: number;
  count: number;
}

/** Opacity of a cluster's fill by its number of cases: 8 cases or more give 0.8 (specification, section 9). */
export const clusterOpacity = (count: number): number => Math.min(0.8, 0.1 * count);

/**
 * Where a report is on the map: its island, else its archipelago, else its country. Location ids
 * and country ids are two series: a country's key is its id below zero.
 */
export const placeKey = (table: CaseTable, row: number): number =>
  (table.island[row] as number) || (table.archi[row] as number) || -(table.country[row] as number);

/**
 * Reports per place, so that clustering works on hundreds of places and not on every report.
 * Rows that have no point at all are not on the map: the answer says how many.
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
