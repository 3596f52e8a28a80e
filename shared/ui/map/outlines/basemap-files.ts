import { reaction } from 'mobx';
import { domEvent } from '../../../contract/events';
import { collections } from '../../../runtime/sync/collections';
import { refreshWhenStale } from '../../../runtime/sync/refresh-policy';
import type { Bounds } from '../map-space';
import type { PackedLayer } from './outline-decode';

/** A country's files; `bbox` is in the map's x. */
export interface CountryFiles {
  id: number;
  iso: string;
  bbox: Bounds;
  mid: string;
  full: string;
}

/** The one name of the chart data that does not change: it holds all the others. */
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

/** What each kind of file holds. */
export interface BasemapFiles {
  low: { land: PackedLayer; rings: PackedLayer };
  mid: { land: PackedLayer; rings: PackedLayer; lagoons: PackedLayer };
  full: PackedLayer;
  labels: LabelRow[];
}

/** Folder of the chart data below the portal's root. */
export const BASEMAP_BASE = '/chart/';

const asked = new Map<string, Promise<unknown>>();

/** Reads a file once; a failure is forgotten, so that the next call tries again. */
function read<T>(file: string): Promise<T> {
  const known = asked.get(file);
  if (known) return known as Promise<T>;
  const answer = fetch(BASEMAP_BASE + file).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json() as Promise<T>;
  });
  asked.set(file, answer);
  answer.catch(() => asked.delete(file));
  return answer;
}

/** Listeners for changed places; filled from the first map on. */
let open: Set<() => void> | undefined;

function changed(): void {
  // Files too: those that no manifest names any more would stay for as long as the page.
  asked.clear();
  for (const tell of open ?? []) tell();
}

/**
 * Places changed here, or the device's copy of them was brought up to date (the first rows that come are no change), or
 * what is shown may have grown old: asked about again, the manifest costs no bytes where it is the same.
 */
function listen(): Set<() => void> {
  window.addEventListener(domEvent('location:changed'), changed);
  refreshWhenStale(changed);
  reaction(
    () => collections.location.revision,
    (_, before) => before > 0 && changed(),
  );
  return new Set();
}

/**
 * Calls back when the names of the chart files may be others: the next `basemapManifest` asks the server. Answers how to
 * stop.
 */
export function onBasemapChange(tell: () => void): () => void {
  open ??= listen();
  open.add(tell);
  return () => open?.delete(tell);
}

/** The names of the chart files. Rejects when the server cannot be reached and nothing is cached. */
export function basemapManifest(): Promise<BasemapManifest> {
  open ??= listen();
  return read('manifest.json');
}

/** One chart file by its hashed name. */
export const basemapFile = <K extends keyof BasemapFiles>(_kind: K, file: string): Promise<BasemapFiles[K]> =>
  read(file);
