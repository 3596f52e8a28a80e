import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';

type Known = Pick<Location, 'id' | 'type' | 'country' | 'center' | 'withhold'>;

/**
 * What gives rows what their place says: a point to those that have none (the label point of their
 * archipelago, else of their country, which says no more than is known), and whether the details of
 * patients are withheld there. A place that is not known withholds.
 * @returns a function that does so for the rows from one to before another
 */
export function placeFiller(
  locations: readonly Known[],
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
      table.withheld[row] = place?.withhold === false ? 0 : 1;
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
