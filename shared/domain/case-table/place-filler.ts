import type { CaseTable } from './engine-table';
import { WITHHELD, type Withheld } from './withheld';

/** A place as far as the rows of its cases are concerned. */
export interface KnownPlace {
  id: number;
  type: 'C' | 'A' | 'I' | 'L';
  /** country id, 1 to 22 */
  country: number;
  /** [longitude, latitude] where the name stands */
  center: readonly number[] | null;
  /** whether all that describes the person is withheld */
  withhold: boolean;
  /** whether sex and age class are; unknown in copies of the places that an older build brought to the device */
  withhold_profile?: boolean | undefined;
}

/** What a place withholds; one that is not known withholds all. */
function levelOf(place: KnownPlace | undefined): Withheld {
  if (place?.withhold !== false) return WITHHELD.person;
  return place.withhold_profile === false ? WITHHELD.nothing : WITHHELD.profile;
}

/**
 * What gives rows what their place says: a point to those that have none (the label point of their
 * archipelago, else of their country, which says no more than is known), and what is withheld there.
 * `followMeals` comes after the last row.
 * @returns a function that does so for the rows from one to before another
 */
export function placeFiller(
  locations: readonly KnownPlace[],
): (table: CaseTable, from: number, to: number) => void {
  const byId = new Map(locations.map((place) => [place.id, place]));
  const countries = new Map(
    locations.filter(({ type }) => type === 'C').map((place) => [place.country, place]),
  );
  return (table, from, to) => {
    for (let row = from; row < to; row += 1) {
      const place =
        byId.get(table.island[row] as number) ??
        byId.get(table.archi[row] as number) ??
        countries.get(table.country[row] as number);
      table.withheld[row] = levelOf(place);
      if (!Number.isNaN(table.lng[row])) continue;
      // By index: WebKit 2.50 was seen to find no iterator here, and the figures then never came.
      const lng = place?.center?.[0];
      const lat = place?.center?.[1];
      if (lng === undefined || lat === undefined) continue;
      table.lng[row] = ((lng % 360) + 360) % 360;
      table.lat[row] = lat;
    }
  };
}

/** Lets the rows of one meal withhold what the strictest of their places does, as the server did. */
export function followMeals({ meal, withheld, size }: CaseTable): void {
  const strictest = new Map<number, number>();
  for (let row = 0; row < size; row += 1) {
    const group = meal[row] as number;
    if (group === 0) continue;
    strictest.set(group, Math.max(strictest.get(group) ?? 0, withheld[row] as number));
  }
  if (strictest.size === 0) return;
  for (let row = 0; row < size; row += 1) {
    const level = strictest.get(meal[row] as number);
    if (level !== undefined) withheld[row] = level;
  }
}
