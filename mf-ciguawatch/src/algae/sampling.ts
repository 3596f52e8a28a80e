import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';

/** Toxicity of a row; it decides the shape drawn on the map and in the list. */
export type Toxicity = 'toxic' | 'harmless' | 'unknown';

/** Rows of one sampling, one for each species; `first` provides the fields that they share. */
export interface Sampling {
  /** from `keyOf` */
  key: string;
  /** id of the first row, used in the URL of the sampling */
  id: number;
  rows: readonly Tracking[];
  first: Tracking;
}

/** Toxicity of one row. */
export const toxicityOf = ({ at_dino_identification: flag }: Tracking): Toxicity =>
  flag === null ? 'unknown' : flag ? 'toxic' : 'harmless';

/** Toxicity of several rows: toxic if one is, harmless only if all are. */
export function worst(rows: readonly Tracking[]): Toxicity {
  const all = rows.map(toxicityOf);
  if (all.includes('toxic')) return 'toxic';
  return all.includes('unknown') ? 'unknown' : 'harmless';
}

/** Highest number of cells per gram of any species; null without a count. */
export function densityOf(rows: readonly Tracking[]): number | null {
  const counted = rows.flatMap(({ at_cells_nb }) => at_cells_nb ?? []);
  return counted.length > 0 ? Math.max(...counted) : null;
}

/** Key of the sampling that a row belongs to; a row with neither station nor code is a sampling of its own. */
export const keyOf = (row: Tracking): string => samplingKey(row) ?? `#${row.id}`;

/** Name of a sampling: its station and code; empty without both. */
export const nameOf = ({ station, code }: Pick<Tracking, 'station' | 'code'>): string =>
  [station, code].filter(Boolean).join(' · ');

/** Groups rows into samplings, in the order of their first rows. */
export function samplingsOf(rows: readonly Tracking[]): Sampling[] {
  const byKey = new Map<string, Tracking[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  return [...byKey].map(([key, held]) => {
    const first = held[0] as Tracking;
    return { key, id: first.id, rows: held, first };
  });
}

/** Longitude and latitude of a row in degrees; null without a point. */
export function pointOf({ at_geom }: Pick<Tracking, 'at_geom'>): [number, number] | null {
  const [lng, lat] = at_geom?.coordinates ?? [];
  return lng === undefined || lat === undefined ? null : [lng, lat];
}
