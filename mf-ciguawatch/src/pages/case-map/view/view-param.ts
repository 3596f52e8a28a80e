import { DEFAULT_VIEW, type MapView } from '@ciguawatch/shared/ui/map/map-space';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const NUMBER = '(-?\\d+(?:\\.\\d+)?)';
const VIEW = new RegExp(`^${NUMBER},${NUMBER},${NUMBER}(z?)$`);

/**
 * Reads a view from "latitude,longitude,zoom", with longitude from 0 to 360; the default view if that fails.
 * Links issued before zooms were written with a `z` count zooms in tiles of 256 pixels, one more at the same
 * scale.
 */
export function readView(text: string | null): MapView {
  const found = VIEW.exec(text ?? '');
  if (!found) return DEFAULT_VIEW;
  const [lat = 0, lng = 0, zoom = 0] = found.slice(1, 4).map(Number);
  const mapboxZoom = found[4] === 'z' ? zoom : zoom - 1;
  return { center: [clamp(lng, 120, 260), clamp(lat, -55, 45)], zoom: clamp(mapboxZoom, 2, 16) };
}

/** Writes a view for the URL, to a thousandth of a degree (about 100 m). */
export const writeView = ({ center: [lng, lat], zoom }: MapView): string =>
  `${lat.toFixed(3)},${lng.toFixed(3)},${zoom.toFixed(2)}z`;
