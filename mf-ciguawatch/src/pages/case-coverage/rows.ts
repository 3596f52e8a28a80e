import type { CoverageOfCountry } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { locationName } from '../../places/names';
import type { TableRow } from './month-table';

interface NamedPlace {
  id: number;
  name: string;
}

const sorted = (places: readonly { id: number }[]): NamedPlace[] =>
  places
    .map(({ id }) => ({ id, name: locationName(id) }))
    .sort((a, b) => nameOrder(language.intl)(a.name, b.name));

/**
 * Latest year in which a source observed a country, up to the current one: the page opens on it, because a year
 * without any data looks like one that is wrong.
 */
export function lastSeenYear(
  coverage: CoverageOfCountry | null,
  source: CaseSource,
  current: number,
): number {
  const years = (coverage?.rows ?? [])
    .filter((row) => row.source === source && row.observed)
    .map(({ until }) => (until === null ? current : Number(until.slice(0, 4))));
  return years.length === 0 ? current : Math.min(current, Math.max(...years));
}

/** Archipelagos of a country, sorted by name. Call it inside an observer. */
export const archipelagosOf = (country: number): NamedPlace[] =>
  sorted(collections.location.all().filter((one) => one.type === 'A' && one.country === country));

/**
 * Rows of the table: the country, the archipelago, then each of its islands. Call it inside an observer.
 * @param archi place id; null for a country without archipelagos
 */
export function rowsOf(country: number, archi: number | null, t: Translate): TableRow[] {
  const all = collections.location.all().filter((one) => one.type === 'I' && one.country === country);
  const mine = archi === null ? all : all.filter(({ parent_id }) => parent_id === archi);
  const row = (key: string, name: string, islands: readonly { id: number }[]): TableRow => ({
    ...{ key, name },
    islands: islands.map(({ id }) => id),
  });
  const rows = [row('country', t('coverage.allIslands'), all)];
  if (archi !== null && mine.length < all.length)
    rows.push(row('archi', t('coverage.allOf', { place: locationName(archi) }), mine));
  rows.push(...sorted(mine).map(({ id, name }) => ({ key: String(id), name, islands: [id] })));
  return rows.filter(({ islands }) => islands.length > 0);
}
