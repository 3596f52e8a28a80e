import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { type OfficialShare, officialShares } from '@ciguawatch/shared/domain/statistics/official';
import { formatNumber, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observedPlaces } from './observed-places';

type Places = Pick<CaseFilter, 'countries' | 'archis' | 'islands'>;

/** What sources hold of the official cases of some places. Use it inside an observer. */
export const officialOf = (places: Places, years: readonly number[]): OfficialShare[] =>
  officialShares(collections.coverage.all(), years, [
    ...new Set(observedPlaces(places).map(({ country }) => country)),
  ]);

/**
 * "HAEDAT holds 30 to 52 % of the official cases of 2015 to 2024": stands below every figure that counts its rows;
 * nothing where no official number is known. Use it inside an observer.
 */
export function officialText(places: Places, years: readonly number[]): string {
  const percent = (share: number) =>
    formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language.code);
  return officialOf(places, years)
    .map(({ source, years: known, least, most }) => {
      const [first, last] = [known[0]?.year, known.at(-1)?.year];
      const [low, high] = [percent(least), percent(most)];
      return translate('domain', low === high ? 'basis.officialShare' : 'basis.officialShares', {
        source: translate('domain', `source.${source}`),
        share: low,
        most: high,
        years: first === last ? String(first) : `${first}–${last}`,
      });
    })
    .join(' ');
}
