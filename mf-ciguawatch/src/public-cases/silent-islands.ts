import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { observedPeriod } from '@ciguawatch/shared/domain/statistics/coverage';
import { type SilentIslands, silentIslands } from '@ciguawatch/shared/domain/statistics/silent-islands';
import { language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import type { ClusterPoint } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { locationName } from '../places/names';
import { type CaseChoice, yearsOf } from './cases-choice';
import { observedPlaces } from './observed-places';

/** What a total is of: places and times; its fish and meals do not matter. */
type Asked = Pick<CaseChoice, 'countries' | 'archis' | 'islands' | 'years' | 'months'>;

/** Islands named where they are many. */
const NAMED = 5;

/** The islands of some places; of all countries where no place is chosen. */
function islandsOf(asked: Omit<Asked, 'years' | 'months'>): Location[] {
  const islands = collections.location.all().filter(({ type }) => type === 'I');
  const places = observedPlaces(asked);
  if (places.length === 0) return islands;
  const countries = new Set(places.filter(({ island }) => island === null).map(({ country }) => country));
  const ids = new Set(places.map(({ island }) => island));
  return islands.filter(({ id, country }) => ids.has(id) || countries.has(country));
}

/**
 * What says of any years and months which islands of some places nobody observed, so that a total says nothing of them. Use
 * it inside an observer.
 */
export function silentCounter(places: Omit<Asked, 'years' | 'months'>) {
  const [coverage, islands, now] = [collections.coverage.all(), islandsOf(places), homeMonth()];
  return (years: readonly number[], months: readonly number[]): SilentIslands =>
    silentIslands(coverage, islands, { years, months }, now);
}

/** The same of the time that is asked for. Use it inside an observer. */
function silentIn(asked: Asked): SilentIslands {
  const coverage = collections.coverage.all();
  const now = homeMonth();
  const { months } = asked;
  const years = yearsOf(asked, now.year);
  const first = observedPeriod(coverage, observedPlaces(asked), now)?.from.year ?? now.year;
  const all = Array.from({ length: now.year - first + 1 }, (_, i) => first + i);
  return silentCounter(asked)(years.length > 0 ? years : all, months);
}

/**
 * "23 islands were not observed in this time": stands beside every total that leaves islands out; nothing where all of
 * them were observed. Use it inside an observer.
 */
export function silentText(asked: Asked): string {
  const { whole, part } = silentIn(asked);
  const say = (key: string, islands: readonly number[]) => {
    const named = islands
      .map(locationName)
      .sort((a, b) => a.localeCompare(b, language.intl))
      .slice(0, NAMED);
    return islands.length === 0
      ? ''
      : translate('domain', key, {
          count: islands.length,
          islands: [...named, ...(islands.length > NAMED ? ['…'] : [])].join(', '),
        });
  };
  return [say('basis.silentWhole', whole), say('basis.silentPart', part)].filter(Boolean).join(' ');
}

/**
 * The islands that nobody observed in all of the time, as a map marks them; one with reports has a ring. Use it inside an
 * observer.
 * @param reported islands that have reports, as location ids
 */
export function silentPoints(asked: Asked, reported: ReadonlySet<number>): ClusterPoint[] {
  return silentIn(asked).whole.flatMap((id) => {
    const [lng, lat] = collections.location.get(id)?.center ?? [];
    return lng === undefined || lat === undefined || reported.has(id)
      ? []
      : [{ id, name: locationName(id), lng, lat, count: 0, silent: true }];
  });
}
