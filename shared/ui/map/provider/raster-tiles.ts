import type { Map as MapboxMap } from 'mapbox-gl';

/** Raster tiles of an external provider, if the configuration has any. */
export interface RasterTiles {
  /** Address with {z}, {x} and {y}. */
  url: string;
  attribution: string;
  /** 256 or 512 pixels; 256 by default. */
  size?: number;
}

/** Marks addresses that must be rewritten, so that no other request is touched. */
const PROTOCOL_MARK = '#chart/';

/** The provider's column of a tile: this map is shifted by half a world. */
export const foreignColumn = (x: number, z: number): number => (x + 2 ** (z - 1)) % 2 ** z;

/** A tile address marked for `rewriteTile`. */
export const markedTile = (url: string): string =>
  `${url.replace(/\{([zxy])\}/g, '%7B$1%7D')}${PROTOCOL_MARK}{z}/{x}/{y}`;

/** Replaces the column in a marked tile address. */
export function rewriteTile(url: string): string {
  const [address = '', numbers] = url.split(PROTOCOL_MARK);
  if (numbers === undefined) return url;
  const [z = 1, x = 0, y = 0] = numbers.split('/').map(Number);
  return address
    .replace('%7Bz%7D', String(z))
    .replace('%7Bx%7D', String(foreignColumn(x, z)))
    .replace('%7By%7D', String(y));
}

/** Adds the tiles between the sea and the labels of the basemap. */
export function rasterLayer(map: MapboxMap, { url, attribution, size = 256 }: RasterTiles): void {
  map.addSource('tiles', {
    type: 'raster',
    tiles: [markedTile(url)],
    tileSize: size,
    // The single tile of zoom 0 cannot be shifted by half a world.
    minzoom: 1,
    attribution,
  });
  map.addLayer({ id: 'tiles', type: 'raster', source: 'tiles' }, 'label-sea');
}
