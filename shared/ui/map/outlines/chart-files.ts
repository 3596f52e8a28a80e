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
export interface ChartManifest {
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

interface Files {
  low: { land: PackedLayer; rings: PackedLayer };
  mid: { land: PackedLayer; rings: PackedLayer; lagoons: PackedLayer };
  full: PackedLayer;
  labels: LabelRow[];
}

/** Folder of the chart data below the portal's root. */
export const CHART_BASE = '/chart/';

const asked = new Map<string, Promise<unknown>>();

/** Reads a file once; a failure is forgotten, so that the next call tries again. */
function read<T>(file: string): Promise<T> {
  const known = asked.get(file);
  if (known) return known as Promise<T>;
  const answer = fetch(CHART_BASE + file).then((response) => {
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json() as Promise<T>;
  });
  asked.set(file, answer);
  answer.catch(() => asked.delete(file));
  return answer;
}

/** The names of the chart files. Rejects when the server cannot be reached and nothing is cached. */
export const chartManifest = (): Promise<ChartManifest> => read('manifest.json');

/** One chart file by its hashed name. */
export const chartFile = <K extends keyof Files>(_kind: K, file: string): Promise<Files[K]> => read(file);
