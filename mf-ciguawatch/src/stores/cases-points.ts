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
    const [lng, lat] = place?.center ?? [];
    if (lng === undefined || lat === undefined) continue;
    table.lng[row] = ((lng % 360) + 360) % 360;
    table.lat[row] = lat;
  }
}
