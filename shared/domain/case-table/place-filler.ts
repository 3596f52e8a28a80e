import type { CaseTable } from './engine-table';
import { WITHHELD, type Withheld } from './withheld';

/** What the rows of cases need to know about a place. */
export interface KnownPlace {
  id: number;
  type: 'C' | 'A' | 'I' | 'L';
  /** country id */
  country: number;
  /** [longitude, latitude] where the name stands */
  center: readonly number[] | null;
  /** whether everything that describes the patient is withheld */
  withhold: boolean;
  /**
   * whether sex and age class are withheld; undefined in lists of places that an older build stored on the
   * device
   */
  withhold_profile?: boolean | undefined;
}

/** What is withheld at a place; an unknown place withholds everything. */
function withheldLevel(place: KnownPlace | undefined): Withheld {
  if (place?.withhold !== false) return WITHHELD.person;
  return place.withhold_profile === false ? WITHHELD.nothing : WITHHELD.profile;
}

/**
 * Fills in what rows take from their place: the point of those without one (label point of their
 * archipelago, else country), and what is withheld. Call `withholdByMeal` after the last row.
 * @returns a function that fills the rows from `from` up to, not including, `to`
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
      table.withheld[row] = withheldLevel(place);
      if (!Number.isNaN(table.lng[row])) continue;
      // Read by index: destructuring failed here in WebKit 2.50 ("not iterable"), and the statistics stayed
      // empty.
      const lng = place?.center?.[0];
      const lat = place?.center?.[1];
      if (lng === undefined || lat === undefined) continue;
      table.lng[row] = ((lng % 360) + 360) % 360;
      table.lat[row] = lat;
    }
  };
}

/** Applies to all rows of a meal the strictest withholding among their places, as the server does. */
export function withholdByMeal({ meal, withheld, size }: CaseTable): void {
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
