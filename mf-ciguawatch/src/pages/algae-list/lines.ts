import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { SortKey } from '@ciguawatch/shared/domain/case-list/sort';
import { densityOf, keyOf, nameOf, type Sampling, samplingsOf } from '../../algae/sampling';

/** A line of the list: one species, and whether it is the first of its sampling's block. */
export interface Line {
  id: number;
  row: Tracking;
  sampling: Sampling;
  lead: boolean;
}

/** What a column is sorted by; null stands at the end whichever way. */
type Value = string | number | null;

/** Words that lines are sorted by. */
interface SortWords {
  island: (row: Tracking) => string;
  species: (id: number | null) => string;
}

const ofSampling = (sampling: Sampling, column: string, words: SortWords): Value => {
  const { first, rows } = sampling;
  if (column === 'code') return nameOf(first) || null;
  if (column === 'time') return first.at_sampling_time;
  if (column === 'island') return words.island(first) || null;
  if (column === 'species') return words.species(first.at_species) || null;
  if (column === 'cells') return densityOf(rows);
  if (column === 'water') return first.at_water_temperature;
  return first.at_sampling_depth;
};

function compare(a: Value, b: Value, descending: boolean): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  const order =
    typeof a === 'string' ? a.localeCompare(String(b), undefined, { numeric: true }) : a - Number(b);
  return descending ? -order : order;
}

/**
 * Lines of rows: samplings in the order asked for, the latest stored first where it leaves open, the rows of each
 * together. All rows of a sampling are shown when one of them was found.
 */
export function linesOf(
  rows: readonly Tracking[],
  found: readonly Tracking[],
  sort: readonly SortKey<string>[],
  words: SortWords,
): Line[] {
  const keys = new Set(found.map(keyOf));
  const samplings = samplingsOf(rows.filter((row) => keys.has(keyOf(row))));
  samplings.sort((a, b) => {
    for (const { column, descending } of sort) {
      const order = compare(ofSampling(a, column, words), ofSampling(b, column, words), descending);
      if (order !== 0) return order;
    }
    return b.id - a.id;
  });
  return samplings.flatMap((sampling) =>
    sampling.rows.map((row, index) => ({ id: row.id, row, sampling, lead: index === 0 })),
  );
}
