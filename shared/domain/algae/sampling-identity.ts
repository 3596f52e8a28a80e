/** The columns of a row that identify its sampling. */
export interface SamplingIdentity {
  at_country: number | null;
  station: string | null;
  code: string | null;
  /** civil time at the place, as far as it is known */
  at_sampling_time: string | null;
  at_geom: { coordinates: readonly number[] } | null;
}

/** Digits of a degree that tell two points apart: about a tenth of a metre. */
const DIGITS = 6;

/**
 * A sampling is its country, its station or code, its date and its point: a station that was visited on three dates is
 * three samplings. Rows with the same key belong together; null for a row with neither station nor code, which is a
 * sampling by itself.
 */
export function samplingKey(row: SamplingIdentity): string | null {
  if (row.station === null && row.code === null) return null;
  const point = row.at_geom?.coordinates.map((degrees) => degrees.toFixed(DIGITS)) ?? null;
  return JSON.stringify([row.at_country, row.station, row.code, row.at_sampling_time, point]);
}
