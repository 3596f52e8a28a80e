import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { type SamplingKeyColumns, samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';
import { keyOf, type Sampling, samplingsOf } from './sampling';

/** Stored samplings that have the station and the code of a form. */
interface NameUse {
  /** the sampling with the same country, station, code, date and point: saving adds rows to it */
  same: Sampling | null;
  /** those with another date or point, latest first */
  others: readonly Sampling[];
}

/**
 * Finds samplings that already use the country, station and code of a form.
 * @param own ids of the rows that the form edits, which do not count
 */
export function nameInUse(
  asked: SamplingKeyColumns,
  rows: readonly Tracking[],
  own: ReadonlySet<number>,
): NameUse {
  const key = samplingKey(asked);
  if (key === null) return { same: null, others: [] };
  const named = rows.filter(
    (row) =>
      row.at_country === asked.at_country &&
      row.station === asked.station &&
      row.code === asked.code &&
      !own.has(row.id),
  );
  const samplings = samplingsOf(named);
  const time = ({ first }: Sampling) => first.at_sampling_time ?? '';
  return {
    same: samplings.find(({ first }) => keyOf(first) === key) ?? null,
    others: samplings
      .filter(({ first }) => keyOf(first) !== key)
      .sort((a, b) => (time(a) < time(b) ? 1 : -1)),
  };
}
