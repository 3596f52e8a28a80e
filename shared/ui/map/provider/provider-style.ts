import type { AnyLayer, AnySourceData, Style } from 'mapbox-gl';
import { markedTile } from './raster-tiles';

interface Source {
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
/** A style as a provider writes it. */
export interface ProviderStyle {
  version: 8;
  sprite?: string;
  glyphs?: string;
  sources: Record<string, Source>;
  layers: (AnyLayer & { source?: string })[];
}

/** Kinds that come in tiles: what is drawn from whole shapes or pictures has the provider's longitudes. */
const TILED = new Set(['vector', 'raster', 'raster-dem']);

async function readJson<T>(address: string): Promise<T> {
  if (!/^https?:/.test(address)) throw new Error(`${address}: only http addresses can be read`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}

/** Makes an address whole, keeping the braces that the map fills in. */
const whole = (address: string, base: string): string =>
  new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');

/**
 * A tiled source with its tiles named at once, marked for the map's own columns. What the provider
 * says of its bounds is in the provider's longitudes and is left out.
 */
export async function shiftedSource(source: Source, base: string): Promise<AnySourceData> {
  const { url, ...given } = source;
  const from = url ? whole(url, base) : base;
  const { tiles = [], ...described } = url ? { ...(await readJson<Source>(from)), ...given } : given;
  const { type, maxzoom, tileSize, scheme, encoding, attribution } = { ...described, type: source.type };
  const kept = { type, maxzoom, tileSize, scheme, encoding, attribution };
  return {
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    // Half a world cannot be cut out of the single tile of zoom 0.
    minzoom: Math.max(1, described.minzoom ?? 1),
    tiles: tiles.map((tile) => markedTile(whole(tile, from))),
  } as AnySourceData;
}

/**
 * A provider's style made to fit the map, whose seam lies at Greenwich. Sources without tiles and
 * their layers are left out. Throws when the style or a list of its tiles cannot be read.
 */
export async function providerStyle(address: string): Promise<Style> {
  const { version, sprite, glyphs, sources, layers } = await readJson<ProviderStyle>(address);
  const tiled = Object.entries(sources).filter(([, { type }]) => TILED.has(type));
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
