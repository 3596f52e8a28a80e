import type { Map as MapboxMap } from 'mapbox-gl';

/** A provider's raster tiles, when the portal's configuration names one; off by default. */
export interface RasterTiles {
  /** Address with {z}, {x} and {y}. */
  url: string;
  attribution: string;
  /** 256 or 512 pixels; 256 when left out. */
  size?: number;
}

/** Marks the addresses to rewrite, so that no other request is touched. */
const MARK = '#chart/';

/** The column of a tile as the provider counts it: the map's seam lies half a world away from theirs. */
export const foreignColumn = (x: number, z: number): number => (x + 2 ** (z - 1)) % 2 ** z;

/** A tile address with the marks that `rewriteTile` looks for. */
export const markedTile = (url: string): string =>
  `${url.replace(/\{([zxy])\}/g, '%7B$1%7D')}${MARK}{z}/{x}/{y}`;

/** Puts the real column into a tile's address. */
export function rewriteTile(url: string): string {
  const [address = '', numbers] = url.split(MARK);
  if (numbers === undefined) return url;
  const [z = 1, x = 0, y = 0] = numbers.split('/').map(Number);
  return address
    .replace('%7Bz%7D', String(z))
    .replace('%7Bx%7D', String(foreignColumn(x, z)))
    .replace('%7By%7D', String(y));
}

/** Puts the tiles under the names and over the sea of the chart sheet. */
export function rasterLayer(map: MapboxMap, { url, attribution, size = 256 }: RasterTiles): void {
  map.addSource('tiles', {
    type: 'raster',
    tiles: [markedTile(url)],
    tileSize: size,
    // Half a world cannot be cut out of the single tile of zoom 0.
    minzoom: 1,
    attribution,
  });
  map.addLayer({ id: 'tiles', type: 'raster', source: 'tiles' }, 'label-sea');
}
