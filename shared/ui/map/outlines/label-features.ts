import type { Feature } from 'geojson';
import { fromX, worldPixel } from '../map-space';
import { islandSize } from '../style/style-labels';
import type { LabelRow } from './basemap-files';
import { hangOf } from './label-room';

/** A ring drawn over the map: its place, its radius in pixels, the name of what it is of. */
export interface Ring {
  /** any longitude; latitude */
  lng: number;
  lat: number;
  radius: number;
  name: string | undefined;
}

const labelFeature = ([kind, x, y, rank, en, fr]: LabelRow, hang?: number): Feature => ({
  type: 'Feature',
  properties: { kind, rank, en, ...(fr && { fr }), ...(hang !== undefined && { hang }) },
  geometry: { type: 'Point', coordinates: [x, y] },
});

/** The names of the chart at a mapbox zoom, those of islands clear of the rings drawn over them. */
export function labelFeatures(
  rows: readonly LabelRow[],
  rings: readonly Ring[],
  mapboxZoom: number,
): Feature[] {
  if (rings.length === 0) return rows.map((row) => labelFeature(row));
  const covers = rings.map(({ lng, lat, ...ring }) => {
    const [x, y] = worldPixel([lng, lat], mapboxZoom);
    return { x, y, ...ring };
  });
  const ringNames = new Set(rings.map(({ name }) => name));
  const size = islandSize(mapboxZoom);
  return rows.flatMap((row) => {
    const [kind, at, lat, , english, french] = row;
    if (kind !== 'I') return labelFeature(row);
    const [x, y] = worldPixel([fromX(at), lat], mapboxZoom);
    // Rings are named in the language of the interface.
    const text = french && ringNames.has(french) ? french : english;
    const hang = hangOf({ x, y, text, size }, covers);
    return hang === null ? [] : labelFeature(row, hang);
  });
}
