import { type Basis, basisOf } from '@ciguawatch/shared/domain/statistics/basis';

/**
 * On how many public reports the log of outbreaks is based: all of the chosen years, whatever fish or meal is chosen,
 * since the rule counts reports before any such filter. What it counts, island and month, is withheld of none.
 * @param byYear reports of the chosen places and months, by year
 * @param years the years chosen; none means all
 */
export function logBasis(byYear: readonly { key: number; count: number }[], years: readonly number[]): Basis {
  const reports = byYear
    .filter(({ key }) => years.length === 0 || years.includes(key))
    .reduce((sum, { count }) => sum + count, 0);
  return basisOf({ reports, withheld: { profile: 0, person: 0 } }, null);
}
