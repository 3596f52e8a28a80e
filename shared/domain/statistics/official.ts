import type { Translate } from '../text/translate';

/** Cases that a health authority published for one year, and how many of them a source of the portal holds. */
export interface OfficialYear {
  year: number;
  cases: number;
  held: number;
}

/** A source in a country with the official numbers of its years, as the call `listCoverage` returns it. */
interface WithOfficial {
  source: string;
  country: number;
  official?: readonly OfficialYear[] | undefined;
}

/** Share of the official cases that a source holds in a country, over some years. */
export interface OfficialShare {
  source: string;
  country: number;
  /** oldest first */
  years: OfficialYear[];
  /** smallest and largest share of a single year, 0 to 1 */
  least: number;
  most: number;
}

/**
 * Shares of the official cases that sources hold in the chosen years. Sources without official numbers are left
 * out.
 * @param years calendar years; none means all
 * @param countries country ids; none means all
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

/** Narrows the shares to some of their years. */
export const sharesIn = (shares: readonly OfficialShare[], years: readonly number[]): OfficialShare[] =>
  officialShares(
    shares.map(({ source, country, years: official }) => ({ source, country, official })),
    years,
    [],
  );

/**
 * "Part of the official cases held by HAEDAT: 30 to 52 %". Printed below every number that counts such rows, on
 * pages and in documents. Empty where no official number is known.
 * @param d texts of the namespace domain
 * @param percent writes a share, 0 to 1, as a percentage
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
