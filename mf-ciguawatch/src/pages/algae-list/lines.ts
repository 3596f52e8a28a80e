import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { SortKey } from '@ciguawatch/shared/domain/case-list/sort';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { densityOf, keyOf, nameOf, type Sampling, samplingsOf } from '../../algae/sampling';

/** A line of the list, for one species; `lead` marks the first line of a sampling. */
export interface Line {
  id: number;
  row: Tracking;
  sampling: Sampling;
  lead: boolean;
}

/** Value that a column is sorted by; null is sorted last in both directions. */
type Value = string | number | null;

/** Functions for the names that lines are sorted by. */
interface SortWords {
  island: (row: Tracking) => string;
  species: (id: number | null) => string;
}

const samplingValue = (sampling: Sampling, column: string, words: SortWords): Value => {
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
  const order = typeof a === 'string' ? nameOrder(language.intl)(a, String(b)) : a - Number(b);
  return descending ? -order : order;
}

/**
 * Lines of the list, sorted by sampling, ties by latest id. If one row of a sampling matches the filters, all
 * of its rows are listed, so that no species is missing.
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
      const order = compare(samplingValue(a, column, words), samplingValue(b, column, words), descending);
      if (order !== 0) return order;
    }
    return b.id - a.id;
  });
  return samplings.flatMap((sampling) =>
    sampling.rows.map((row, index) => ({ id: row.id, row, sampling, lead: index === 0 })),
  );
}
