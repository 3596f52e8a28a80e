import { type Basis, basisOf } from '@ciguawatch/shared/domain/statistics/basis';

/**
 * Basis of the outbreak log: all reports of the chosen years, since the alert rule ignores filters by fish
 * and meal. No report withholds the island and month that it counts.
 * @param byYear reports of the chosen places and months, by year
 * @param years the chosen years; empty for all
 */
export function logBasis(byYear: readonly { key: number; count: number }[], years: readonly number[]): Basis {
  const reports = byYear
    .filter(({ key }) => years.length === 0 || years.includes(key))
    .reduce((sum, { count }) => sum + count, 0);
  return basisOf({ reports, withheld: { profile: 0, person: 0 } }, null);
}
