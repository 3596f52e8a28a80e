import type { Feature } from 'geojson';
import { fromX, worldPixel } from '../map-space';
import { islandSize } from '../style/style-labels';
import type { LabelRow } from './basemap-files';
import { labelGap } from './label-room';

/** A ring drawn over the map: position, radius in pixels, and the name of its place. */
export interface Ring {
  /** longitude in any range (-180..180 or 0..360), and latitude */
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

/** Labels of the basemap at a zoom (of mapbox); island names are moved clear of rings. */
export function labelFeatures(rows: readonly LabelRow[], rings: readonly Ring[], zoom: number): Feature[] {
  if (rings.length === 0) return rows.map((row) => labelFeature(row));
  const covers = rings.map(({ lng, lat, ...ring }) => {
    const [x, y] = worldPixel([lng, lat], zoom);
    return { x, y, ...ring };
  });
  const ringNames = new Set(rings.map(({ name }) => name));
  const size = islandSize(zoom);
  return rows.flatMap((row) => {
    const [kind, at, lat, , english, french] = row;
    if (kind !== 'I') return labelFeature(row);
    const [x, y] = worldPixel([fromX(at), lat], zoom);
    // Rings have names in the language of the interface.
    const text = french && ringNames.has(french) ? french : english;
    const hang = labelGap({ x, y, text, size }, covers);
    return hang === null ? [] : labelFeature(row, hang);
  });
}
