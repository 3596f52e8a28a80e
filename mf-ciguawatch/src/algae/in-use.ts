import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { type SamplingIdentity, samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';
import { keyOf, type Sampling, samplingsOf } from './sampling';

/** What is stored already under a station and a code. */
interface Use {
  /** the sampling that has all of country, station, code, date and point: what is saved joins it */
  same: Sampling | null;
  /** those of another date or point, the latest first */
  others: readonly Sampling[];
}

/**
 * Which samplings of a country have the station and the code of a form already.
 * @param own numbers of the rows that the form itself is about
 */
export function nameInUse(asked: SamplingIdentity, rows: readonly Tracking[], own: ReadonlySet<number>): Use {
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
