import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import { samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';

/** Most rows of a request, and most characters of their JSON: half of what the server takes. */
const BATCH = 500;
const LENGTH = 500_000;

/** A row with its line number in the file. */
export interface NumberedRow {
  row: TrackingCreate;
  number: number;
}

/**
 * Rows in requests of some hundred. Rows of one sampling stay together: the server takes a row that stood there before
 * the request for the one that a file repeats.
 */
export function batchesOf(rows: readonly NumberedRow[], size = BATCH): NumberedRow[][] {
  const samplings = new Map<string, NumberedRow[]>();
  for (const one of rows) {
    const { station = null, code = null, at_sampling_time = null, at_geom = null, at_country } = one.row;
    const key =
      samplingKey({ at_country, station, code, at_sampling_time, at_geom }) ?? `line ${samplings.size}`;
    const held = samplings.get(key);
    if (held) held.push(one);
    else samplings.set(key, [one]);
  }
  const batches: NumberedRow[][] = [];
  let left = 0;
  for (const sampling of samplings.values()) {
    const last = batches.at(-1);
    const { length } = JSON.stringify(sampling);
    if (last && last.length + sampling.length <= size && length <= left) {
      last.push(...sampling);
      left -= length;
    } else {
      batches.push([...sampling]);
      left = LENGTH - length;
    }
  }
  return batches;
}
