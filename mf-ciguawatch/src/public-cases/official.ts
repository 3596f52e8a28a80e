import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import {
  type OfficialShare,
  officialShares,
  officialText as saidOf,
} from '@ciguawatch/shared/domain/statistics/official';
import { formatNumber, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observedPlaces } from './observed-places';

type Places = Pick<CaseFilter, 'countries' | 'archis' | 'islands'>;

/** What sources hold of the official cases of some places. Use it inside an observer. */
export const officialOf = (places: Places, years: readonly number[]): OfficialShare[] =>
  officialShares(collections.coverage.all(), years, [
    ...new Set(observedPlaces(places).map(({ country }) => country)),
  ]);

/** The same in words, in the language of the page; '' where no official number is known. Use it inside an observer. */
export const officialText = (places: Places, years: readonly number[]): string =>
  saidOf(
    officialOf(places, years),
    (key, vars) => translate('domain', key, vars),
    (share) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language.code),
  );
