import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { observedPeriod } from '@ciguawatch/shared/domain/statistics/coverage';
import { type SilentIslands, silentIslands } from '@ciguawatch/shared/domain/statistics/silent-islands';
import { abbreviateNames } from '@ciguawatch/shared/domain/text/abbreviate-names';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { locationName } from '../places/names';
import { type CaseChoice, yearsOf } from './cases-choice';
import { observedPlaces } from './observed-places';

/**
 * Places and time of a total. Fish and meals do not matter, because coverage is recorded by island and month.
 */
type PlaceAndTimeFilter = Pick<CaseChoice, 'countries' | 'archis' | 'islands' | 'years' | 'months'>;

/** The islands of the chosen places; all islands when no place is chosen. */
function islandsOfFilter(asked: Omit<PlaceAndTimeFilter, 'years' | 'months'>): Location[] {
  const islands = collections.location.all().filter(({ type }) => type === 'I');
  const places = observedPlaces(asked);
  if (places.length === 0) return islands;
  const countries = new Set(places.filter(({ island }) => island === null).map(({ country }) => country));
  const ids = new Set(places.map(({ island }) => island));
  return islands.filter(({ id, country }) => ids.has(id) || countries.has(country));
}

/**
 * Returns a function that lists, for given years and months, the unobserved islands of these places, whose
 * cases a total lacks. Call it inside an observer.
 */
export function silentCounter(places: Omit<PlaceAndTimeFilter, 'years' | 'months'>) {
  const [coverage, islands, now] = [collections.coverage.all(), islandsOfFilter(places), homeMonth()];
  return (years: readonly number[], months: readonly number[]): SilentIslands =>
    silentIslands(coverage, islands, { years, months }, now);
}

/**
 * Unobserved islands of the chosen places and time; a choice of all years begins with the first observed
 * year. Call it inside an observer.
 */
function silentIslandsOfFilter(asked: PlaceAndTimeFilter): SilentIslands {
  const coverage = collections.coverage.all();
  const now = homeMonth();
  const { months } = asked;
  const years = yearsOf(asked, now.year);
  const first = observedPeriod(coverage, observedPlaces(asked), now)?.from.year ?? now.year;
  const all = Array.from({ length: now.year - first + 1 }, (_, i) => first + i);
  return silentCounter(asked)(years.length > 0 ? years : all, months);
}

/**
 * "23 islands were not observed in this time", with their names, shown beside totals that lack their cases;
 * '' where all were observed. Call it inside an observer.
 */
export function silentText(asked: PlaceAndTimeFilter): string {
  const { whole, part } = silentIslandsOfFilter(asked);
  const say = (key: string, islands: readonly number[]) => {
    const named = islands.map(locationName).sort(nameOrder(language.intl));
    return islands.length === 0
      ? ''
      : translate('domain', key, {
          count: islands.length,
          islands: abbreviateNames(named),
        });
  };
  return [say('basis.silentWhole', whole), say('basis.silentPart', part)].filter(Boolean).join(' ');
}

/**
 * Map markers of the islands that nobody observed in the whole time; islands with reports are left out,
 * because they have a ring. Call it inside an observer.
 * @param reported location ids of islands with reports
 */
export function silentPoints(asked: PlaceAndTimeFilter, reported: ReadonlySet<number>): ClusterPoint[] {
  return silentIslandsOfFilter(asked).whole.flatMap((id) => {
    const [lng, lat] = collections.location.get(id)?.center ?? [];
    return lng === undefined || lat === undefined || reported.has(id)
      ? []
      : [{ id, name: locationName(id), lng, lat, count: 0, silent: true }];
  });
}
