import type { IsObserved } from '@ciguawatch/shared/domain/statistics/coverage';

interface MonthShown {
  year: number;
  /** 1 to 12 */
  month: number;
  count: number;
}

/**
 * Every month of the given years up to the current one, and the gaps in which no source observed: no report
 * means no case only in observed months.
 * @param counts reports by `year * 12 + month - 1`
 */
export function monthsShown(
  counts: ReadonlyMap<number, number>,
  years: readonly number[],
  isObserved: IsObserved,
  now: { year: number; month: number },
): { months: MonthShown[]; gaps: { from: number; to: number }[] } {
  const months: MonthShown[] = [];
  const gaps: { from: number; to: number }[] = [];
  for (const year of years)
    for (let month = 1; month <= (year === now.year ? now.month : 12); month += 1) {
      const at = months.length;
      const count = counts.get(year * 12 + month - 1) ?? 0;
      months.push({ year, month, count });
      if (count > 0 || isObserved({ year, month })) continue;
      const run = gaps.at(-1);
      if (run?.to === at - 1) run.to = at;
      else gaps.push({ from: at, to: at });
    }
  return { months, gaps };
}
