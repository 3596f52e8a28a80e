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

/** Share of the official case numbers that each source holds for these places. Call it inside an observer. */
export const officialOf = (places: Places, years: readonly number[]): OfficialShare[] =>
  officialShares(collections.coverage.all(), years, [
    ...new Set(observedPlaces(places).map(({ country }) => country)),
  ]);

/**
 * The official shares as a sentence in the page's language; '' where no official number is known. Call it
 * inside an observer.
 */
export const officialText = (places: Places, years: readonly number[]): string =>
  saidOf(
    officialOf(places, years),
    (key, vars) => translate('domain', key, vars),
    (share) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }, language.code),
  );
