import type { User } from '@ciguawatch/shared/api/schemas/accounts/user';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { useEffect, useMemo } from 'react';
import { fetchFigures } from '../figures/fetch-figures';
import { SummaryStore } from '../figures/summary-store';

/** Names of the countries that a person manages, as far as loaded. Use it in an observer. */
export function useCountryNames({ profile }: Pick<User, 'profile'>): string[] {
  const managed = profile.manage_countries;
  useEffect(() => {
    if (managed.length > 0) void collections.location.ensure();
  }, [managed]);
  return collections.location
    .all()
    .filter(({ type, country }) => type === 'C' && managed.includes(country))
    .map((place) => placeName(place, readerLanguages()))
    .sort(nameOrder(language.intl));
}

/** The figures of a managed country: the default country if it is among them or none is managed. */
export function useSummary(
  { profile: { manage_countries: managed } }: Pick<User, 'profile'>,
  store: SummaryStore,
): SummaryStore {
  const [first] = managed;
  const own = first === undefined || managed.includes(config.country) ? null : first;
  return useMemo(
    () =>
      own === null
        ? store
        : new SummaryStore((signal) => fetchFigures(signal, `?country=${own}`), `ciguawatch.home.3.${own}`),
    [own, store],
  );
}
