/** Official cases of a year, and how many of them a source holds. */
export interface OfficialYear {
  year: number;
  cases: number;
  held: number;
}

/** A source in a country, with what is known officially of its years. */
interface WithOfficial {
  source: string;
  country: number;
  official?: readonly OfficialYear[] | undefined;
}

/** How much of the official cases a source holds, over some years. */
export interface OfficialShare {
  source: string;
  country: number;
  /** oldest first */
  years: OfficialYear[];
  /** shares, the smallest and the largest of a year */
  least: number;
  most: number;
}

/**
 * What the sources of some countries hold of the official cases in the chosen years.
 * @param years none means all
 * @param countries none means all
 */
export function officialShares(
  coverage: readonly WithOfficial[],
  years: readonly number[],
  countries: readonly number[],
): OfficialShare[] {
  return coverage.flatMap(({ source, country, official = [] }) => {
    if (countries.length > 0 && !countries.includes(country)) return [];
    const known = official
      .filter(({ year, cases }) => cases > 0 && (years.length === 0 || years.includes(year)))
      .sort((a, b) => a.year - b.year);
    if (known.length === 0) return [];
    const shares = known.map(({ cases, held }) => held / cases);
    return [{ source, country, years: known, least: Math.min(...shares), most: Math.max(...shares) }];
  });
}
