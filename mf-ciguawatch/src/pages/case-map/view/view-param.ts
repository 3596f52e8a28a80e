import { homeView, type MapView } from '@ciguawatch/shared/ui/map/map-space';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The view of an address: "latitude,longitude,zoom", longitude 0..360. The default when it is not one. */
export function readView(text: string | null): MapView {
  const parts = (text ?? '').split(',').map(Number);
  const [lat, lng, zoom] = parts;
  if (parts.length !== 3 || lat === undefined || lng === undefined || zoom === undefined) return homeView();
  if (!parts.every(Number.isFinite)) return homeView();
  return { center: [clamp(lng, 120, 260), clamp(lat, -55, 45)], zoom: clamp(zoom, 3, 17) };
}

/** A view as the address holds it; hundredths of a degree near enough to find the place again. */
export const writeView = ({ center: [lng, lat], zoom }: MapView): string =>
  [lat.toFixed(3), lng.toFixed(3), zoom.toFixed(2)].join(',');
