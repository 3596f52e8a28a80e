import { DEFAULT_VIEW, type MapView } from '@ciguawatch/shared/ui/map/map-space';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Reads a view from "latitude,longitude,zoom", with longitude from 0 to 360; the default view if that fails.
 */
export function readView(text: string | null): MapView {
  const parts = (text ?? '').split(',').map(Number);
  const [lat, lng, zoom] = parts;
  if (parts.length !== 3 || lat === undefined || lng === undefined || zoom === undefined) return DEFAULT_VIEW;
  if (!parts.every(Number.isFinite)) return DEFAULT_VIEW;
  return { center: [clamp(lng, 120, 260), clamp(lat, -55, 45)], zoom: clamp(zoom, 3, 17) };
}

/** Writes a view for the URL, to a thousandth of a degree (about 100 m). */
export const writeView = ({ center: [lng, lat], zoom }: MapView): string =>
  [lat.toFixed(3), lng.toFixed(3), zoom.toFixed(2)].join(',');
