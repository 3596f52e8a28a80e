import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import { type Residents, type RiskLevel, riskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';

/** How often a product is reported, and the island with the most reports per resident; null where none has residents. */
export interface ProductLevel {
  level: RiskLevel;
  island: number | null;
}

/**
 * How often a product is reported from the places where it is reported the most per resident: words of all islands
 * together would say "rarely" of each, since most people live where few cases are. Where no island has known residents
 * the words are of the number of reports.
 * @param total reports, those without an island included
 * @param islands island and number of reports, the most first
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
