import type { AnyLayer, AnySourceData, Style } from 'mapbox-gl';
import { markedTile } from './raster-tiles';

interface ProviderSource {
  type: string;
  url?: string;
  tiles?: string[];
  minzoom?: number;
  maxzoom?: number;
  tileSize?: number;
  scheme?: string;
  encoding?: string;
  attribution?: string;
}
/** A style as provided. */
export interface ProviderStyle {
  version: 8;
  sprite?: string;
  glyphs?: string;
  sources: Record<string, ProviderSource>;
  layers: (AnyLayer & { source?: string })[];
}

/** Source types with tiles; other types use the provider's longitudes and cannot be shifted. */
const TILED_SOURCE_TYPES = new Set(['vector', 'raster', 'raster-dem']);

async function readJson<T>(address: string): Promise<T> {
  if (!/^https?:/.test(address)) throw new Error(`${address}: only http addresses can be read`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}

/** Makes an address absolute, keeping the placeholders in braces. */
const whole = (address: string, base: string): string =>
  new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');

/**
 * A tiled source with its list of tiles resolved and marked for shifting. Its bounds are dropped, because
 * they are in the provider's longitudes.
 */
export async function shiftedSource(source: ProviderSource, base: string): Promise<AnySourceData> {
  const { url, ...given } = source;
  const from = url ? whole(url, base) : base;
  const { tiles = [], ...described } = url ? { ...(await readJson<ProviderSource>(from)), ...given } : given;
  const { type, maxzoom, tileSize, scheme, encoding, attribution } = { ...described, type: source.type };
  const kept = { type, maxzoom, tileSize, scheme, encoding, attribution };
  return {
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    // The single tile of zoom 0 cannot be shifted by half a world.
    minzoom: Math.max(1, described.minzoom ?? 1),
    tiles: tiles.map((tile) => markedTile(whole(tile, from))),
  } as AnySourceData;
}

/**
 * Adapts a provider's style to this map, whose edge is at Greenwich. Sources without tiles and their layers
 * are left out.
 * @throws when the style or a list of its tiles cannot be read
 */
export async function providerStyle(address: string): Promise<Style> {
  const { version, sprite, glyphs, sources, layers } = await readJson<ProviderStyle>(address);
  const tiled = Object.entries(sources).filter(([, { type }]) => TILED_SOURCE_TYPES.has(type));
  const read = await Promise.all(
    tiled.map(async ([name, source]) => [name, await shiftedSource(source, address)] as const),
  );
  const names = new Set(read.map(([name]) => name));
  return {
    version,
    ...(sprite && { sprite: whole(sprite, address) }),
    ...(glyphs && { glyphs: whole(glyphs, address) }),
    sources: Object.fromEntries(read),
    layers: layers.filter(({ source }) => source === undefined || names.has(source)),
  };
}
