import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';

/**
 * Gives a point to the rows that have none: the label point of their archipelago, else of their
 * country. Such reports are on the map, at a place that says no more than is known.
 */
export function fillPoints(table: CaseTable, locations: readonly Location[]): void {
  const byId = new Map(locations.map((place) => [place.id, place]));
  const countries = new Map(
    locations.filter(({ type }) => type === 'C').map((place) => [place.country, place]),
  );
  for (let row = 0; row < table.size; row += 1) {
    if (!Number.isNaN(table.lng[row])) continue;
    const place =
      byId.get(table.island[row] as number) ??
      byId.get(table.archi[row] as number) ??
      countries.get(table.country[row] as number);
    // By index: WebKit 2.50 now and then loses the iterator of an array that a hot loop takes apart.
    const lng = place?.center?.[0];
    const lat = place?.center?.[1];
    if (lng === undefined || lat === undefined) continue;
    table.lng[row] = ((lng % 360) + 360) % 360;
    table.lat[row] = lat;
  }
}
