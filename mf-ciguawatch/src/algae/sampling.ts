import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';

/** What is known of toxicity: the shape on map and list. */
export type Toxicity = 'toxic' | 'harmless' | 'unknown';

/** The rows of one sampling, the shared fields from the first. */
export interface Sampling {
  /** what makes it this sampling, or the number of a row with neither station nor code */
  key: string;
  /** number of the first row, by which it is opened */
  id: number;
  rows: readonly Tracking[];
  first: Tracking;
}

/** What a row says of toxicity. */
export const toxicityOf = ({ at_dino_identification: flag }: Tracking): Toxicity =>
  flag === null ? 'unknown' : flag ? 'toxic' : 'harmless';

/** What a sampling says: toxic where one of its species is, unknown unless all are harmless. */
export function worst(rows: readonly Tracking[]): Toxicity {
  const all = rows.map(toxicityOf);
  if (all.includes('toxic')) return 'toxic';
  return all.includes('unknown') ? 'unknown' : 'harmless';
}

/** Most cells per gram of a species; null where none were counted. */
export function densityOf(rows: readonly Tracking[]): number | null {
  const counted = rows.flatMap(({ at_cells_nb }) => at_cells_nb ?? []);
  return counted.length > 0 ? Math.max(...counted) : null;
}

/** Which sampling a row belongs to; a row with neither station nor code is one by itself. */
export const keyOf = (row: Tracking): string => samplingKey(row) ?? `#${row.id}`;

/** What people call a sampling by: its station and its code; empty where it has neither. */
export const nameOf = ({ station, code }: Pick<Tracking, 'station' | 'code'>): string =>
  [station, code].filter(Boolean).join(' · ');

/** Samplings of rows, in the order of their first rows. */
export function samplingsOf(rows: readonly Tracking[]): Sampling[] {
  const byKey = new Map<string, Tracking[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  return [...byKey].map(([key, held]) => {
    const first = held[0] as Tracking;
    return { key, id: first.id, rows: held, first };
  });
}

/** Longitude and latitude of a row. */
export function pointOf({ at_geom }: Pick<Tracking, 'at_geom'>): [number, number] | null {
  const [lng, lat] = at_geom?.coordinates ?? [];
  return lng === undefined || lat === undefined ? null : [lng, lat];
}
