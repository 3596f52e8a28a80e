import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { lng360 } from '@ciguawatch/shared/ui/map/map-space';

/** Zoom level that shows one island. */
export const ISLAND_ZOOM = 8;

/** Moves the map to a place: a country or archipelago is shown whole, an island or locality close up. */
export function showPlace(map: MapHandle | null, place: Location | undefined): void {
  if (!map || !place) return;
  const [west, south, east, north] = place.loca_bbox ?? [];
  const wide = place.type === 'C' || place.type === 'A';
  if (wide && west !== undefined && south !== undefined && east !== undefined && north !== undefined) {
    map.show([lng360(west), south, lng360(east), north], ISLAND_ZOOM);
    return;
  }
  const [lng, lat] = place.center ?? [];
  if (lng !== undefined && lat !== undefined) map.moveTo({ center: [lng, lat], zoom: ISLAND_ZOOM });
}
