import type { Translate } from '../text/translate';

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

/** The same of some of the years only. */
export const sharesIn = (shares: readonly OfficialShare[], years: readonly number[]): OfficialShare[] =>
  officialShares(
    shares.map(({ source, country, years: official }) => ({ source, country, official })),
    years,
    [],
  );

/**
 * "Part of the official cases held by HAEDAT: 30 to 52 %": stands below every figure that counts such rows, on every page and
 * document; '' where no official number is known.
 * @param d texts of the namespace domain
 * @param percent writes a share, 0 to 1, in per cent
 */
export const officialText = (
  shares: readonly OfficialShare[],
  d: Translate,
  percent: (share: number) => string,
): string =>
  shares
    .map(({ source, years, least, most }) => {
      const [first, last] = [years[0]?.year, years.at(-1)?.year];
      const [low, high] = [percent(least), percent(most)];
      return d(low === high ? 'basis.officialShare' : 'basis.officialShares', {
        source: d(`source.${source}`),
        share: low,
        most: high,
        years: first === last ? String(first) : `${first}–${last}`,
      });
    })
    .join(' ');
