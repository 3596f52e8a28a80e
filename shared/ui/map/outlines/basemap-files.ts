import { reaction } from 'mobx';
import { domEvent } from '../../../contract/events';
import { collections } from '../../../runtime/sync/collections';
import { refreshWhenStale } from '../../../runtime/sync/refresh-policy';
import type { Bounds } from '../map-space';
import type { PackedLayer } from './outline-decode';

/** The basemap files of a country; `bbox` is in the map's x. */
export interface CountryFiles {
  id: number;
  iso: string;
  bbox: Bounds;
  mid: string;
  full: string;
}

/** The manifest: the only basemap file whose name does not change; it lists all others. */
export interface BasemapManifest {
  low: string;
  labels: string;
  glyphs: string;
  countries: CountryFiles[];
}

export type LabelRow = [
  kind: 'C' | 'A' | 'I' | 'S',
  x: number,
  y: number,
  rank: number,
  en: string,
  fr?: string,
];

/** Content of each kind of file. */
export interface BasemapFiles {
  low: { land: PackedLayer; rings: PackedLayer };
  mid: { land: PackedLayer; rings: PackedLayer; lagoons: PackedLayer };
  full: PackedLayer;
  labels: LabelRow[];
}

/** Folder of the basemap files below the portal's root. */
export const BASEMAP_BASE = '/chart/';

const fileRequests = new Map<string, Promise<unknown>>();

/** Reads a file once; a failed request is forgotten, so that the next call tries again. */
function read<T>(file: string): Promise<T> {
  const known = fileRequests.get(file);
  if (known) return known as Promise<T>;
  const answer = fetch(BASEMAP_BASE + file).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json() as Promise<T>;
  });
  fileRequests.set(file, answer);
  answer.catch(() => fileRequests.delete(file));
  return answer;
}

/** Listeners for changed places; created with the first map. */
let open: Set<() => void> | undefined;

function notifyBasemapChange(): void {
  // Cached files as well: outdated ones would stay in memory as long as the page.
  fileRequests.clear();
  for (const tell of open ?? []) tell();
}

/**
 * Watches for events after which basemap files may be outdated: a place changed here, the device's copy of
 * places was updated (except its first load), or the page's content is old. The manifest is then requested
 * again.
 */
function listen(): Set<() => void> {
  window.addEventListener(domEvent('location:changed'), notifyBasemapChange);
  refreshWhenStale(notifyBasemapChange);
  reaction(
    () => collections.location.revision,
    (_, before) => before > 0 && notifyBasemapChange(),
  );
  return new Set();
}

/**
 * Calls back when the basemap files may have changed; `basemapManifest` then asks the server again.
 * @returns stops it
 */
export function onBasemapChange(tell: () => void): () => void {
  open ??= listen();
  open.add(tell);
  return () => open?.delete(tell);
}

/**
 * The manifest of the basemap files.
 * @throws when the server cannot be reached and nothing is cached
 */
export function basemapManifest(): Promise<BasemapManifest> {
  open ??= listen();
  return read('manifest.json');
}

/** One basemap file by its hashed name. */
export const basemapFile = <K extends keyof BasemapFiles>(_kind: K, file: string): Promise<BasemapFiles[K]> =>
  read(file);
