import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';

/**
 * What a row says of its species; it decides the shape drawn on the map and in the list. `absent`: it was looked for and
 * no cell was found, which is no presence of something toxic.
 */
export type Toxicity = 'toxic' | 'harmless' | 'unknown' | 'absent';

/** Every state of a row, the one that decides a place first. */
export const TOXICITIES: readonly Toxicity[] = ['toxic', 'unknown', 'harmless', 'absent'];

/** Rows of one sampling, one for each species; `first` provides the fields that they share. */
export interface Sampling {
  /** from `keyOf` */
  key: string;
  /** id of the first row, used in the URL of the sampling */
  id: number;
  rows: readonly Tracking[];
  first: Tracking;
}

/** Toxicity of one row; a species of which no cell was counted is absent, whatever it may produce elsewhere. */
export function toxicityOf({ at_dino_identification: flag, ...row }: Tracking): Toxicity {
  // A logarithm of zero is one cell.
  if (row.at_cells_nb === 0 && row.cells_unit !== 'log10_per_gram') return 'absent';
  return flag === null ? 'unknown' : flag ? 'toxic' : 'harmless';
}

/**
 * The row that represents several at one place: toxic before unknown before harmless before absent, then the
 * highest cells per gram. It determines shape, size and label of the marker.
 */
export function decidingRow<Row extends Tracking>(rows: readonly [Row, ...Row[]]): Row {
  const rank = (row: Row) => TOXICITIES.indexOf(toxicityOf(row));
  return rows.reduce((best, row) => {
    const order = rank(row) - rank(best) || (perGram(best) ?? -1) - (perGram(row) ?? -1);
    return order < 0 ? row : best;
  });
}

/** Cells per gram of algae; null without a count, and of a count in another unit, which is never converted. */
export const perGram = ({ at_cells_nb, cells_unit }: Tracking): number | null =>
  cells_unit ? null : at_cells_nb;

/** Highest number of cells per gram of any species; null without a count. */
export function densityOf(rows: readonly Tracking[]): number | null {
  const counted = rows.flatMap((row) => perGram(row) ?? []);
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
