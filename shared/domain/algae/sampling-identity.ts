/** The columns that decide which sampling a row belongs to. */
export interface SamplingKeyColumns {
  at_country: number | null;
  station: string | null;
  code: string | null;
  /** civil time at the place, possibly only a year or month */
  at_sampling_time: string | null;
  at_geom: { coordinates: readonly number[] } | null;
}

/** Decimals of a degree that distinguish two points: about a tenth of a metre. */
const POINT_DECIMALS = 6;

/**
 * Key shared by the rows of one sampling: country, station or code, date and point, so that a station
 * visited on three dates has three samplings. Null for a row with neither station nor code, which is a
 * sampling by itself.
 */
export function samplingKey(row: SamplingKeyColumns): string | null {
  if (row.station === null && row.code === null) return null;
  const point = row.at_geom?.coordinates.map((degrees) => degrees.toFixed(POINT_DECIMALS)) ?? null;
  return JSON.stringify([row.at_country, row.station, row.code, row.at_sampling_time, point]);
}
