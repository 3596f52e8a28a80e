import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import { type Residents, type RiskLevel, riskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';

/**
 * How often a product is reported, with the island that has most reports per resident; null where no island
 * has known residents.
 */
export interface ProductLevel {
  level: RiskLevel;
  island: number | null;
}

/**
 * How often a product is reported, judged at the islands with most reports per resident: over all islands
 * together it would always be "rarely", since most people live where cases are few. Without known residents
 * it is judged by the number of reports.
 * @param total number of reports, including those without an island
 * @param islands island and number of reports, descending
 */
export function productLevel(
  total: number,
  islands: readonly (readonly [number, number])[],
  residentsOf: (island: number) => Residents | null,
  numbers: CountryNumbers,
): ProductLevel {
  const counts = new Map(islands);
  let best: { low: number; found: ProductLevel } | null = null;
  for (const [island] of islands) {
    const of = residentsOf(island);
    const together = of?.islands.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0) ?? 0;
    const { level, rate } = riskLevel(together, together, of, numbers);
    if (rate && (!best || rate.low > best.low)) best = { low: rate.low, found: { level, island } };
  }
  return best?.found ?? { level: riskLevel(total, total, null, numbers).level, island: null };
}
