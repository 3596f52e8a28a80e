import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import { formatNumber, language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { countryNumbers } from '@ciguawatch/shared/runtime/page/country-numbers';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * Surveillance settings of the country of a place; for an unknown place, those of the portal's default
 * country. Call it inside an observer.
 */
export const numbersOfPlace = (place: number): CountryNumbers =>
  countryNumbers(collections.location.get(place)?.country);

/** Places that a text is about; none selected means all. */
type Places = Pick<CaseFilter, 'countries' | 'archis' | 'islands'>;

function countriesOf({ countries = [], archis = [], islands = [] }: Places): number[] {
  const { location } = collections;
  const chosen = [...countries, ...[...archis, ...islands].flatMap((id) => location.get(id)?.country ?? [])];
  if (chosen.length > 0) return chosen;
  return [config.country, ...location.all().flatMap(({ type, country }) => (type === 'C' ? country : []))];
}

/**
 * The outbreak threshold of these places for use in texts: "5", or "5 or 8" where countries differ. `count`
 * selects singular or plural. Call it inside a MobX observer.
 */
export function thresholdIn(places: Places): { threshold: string; count: number } {
  const thresholds = countriesOf(places).map((country) => countryNumbers(country).outbreakThreshold);
  const sorted = [...new Set(thresholds)].sort((a, b) => a - b);
  const list = new Intl.ListFormat(language.intl, { type: 'disjunction' });
  return {
    threshold: list.format(sorted.map((one) => formatNumber(one, {}, language.code))),
    count: sorted.at(-1) as number,
  };
}
