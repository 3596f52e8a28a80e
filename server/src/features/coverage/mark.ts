import type {
  CoverageMark,
  CoverageMarks,
  CoverageOfCountry,
} from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import { managesCountry, type Operator } from '../../http/operator';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { readCoverage } from './read';
import { type MarkState, type StoredMark, storedMarks, storeMonths } from './store-months';

/** Most months of one mark, so that a mistyped year is refused: twenty years. */
const MAX_MONTHS_PER_MARK = 240;
/** Most island-months of one request, which bounds its transaction: all islands of a large country over ten years. */
const MAX_ISLAND_MONTHS = 20_000;

const islandMonthKey = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (cell: number): string =>
  `${String(Math.floor(cell / 12)).padStart(4, '0')}-${String((cell % 12) + 1).padStart(2, '0')}`;

/** The months of a mark, as `2026-11`. */
const monthsOf = ({ from, until }: CoverageMark): string[] =>
  Array.from({ length: islandMonthKey(until) - islandMonthKey(from) + 1 }, (_, i) =>
    monthOf(islandMonthKey(from) + i),
  );

/**
 * Reads the coverage of a country, with the version that a change must name.
 * @throws HttpError 403 for a country that the account does not manage, 404 for one that does not exist
 */
export async function coverageOf(db: Reader, who: Operator, country: number): Promise<CoverageOfCountry> {
  if (!managesCountry(who, country)) throw new HttpError(403, 'country_forbidden');
  const row = await db
    .selectFrom('country')
    .select('coverage_version as version')
    .where('id', '=', country)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, 'not_found');
  const rows = await readCoverage(db);
  return { country, version: row.version, rows: rows.filter((one) => one.country === country) };
}

/**
 * @throws HttpError 400 where a mark names no island of the country, an impossible or too long span, or future
 * months
 */
function checkMarks(places: PlaceIndex, country: number, { marks }: CoverageMarks, now: number): void {
  const { year, month } = civilOf(now, zoneOf(places, country));
  const current = year * 12 + month - 1;
  let cells = 0;
  for (const { island, from, until } of marks) {
    const place = places.get(island);
    if (place?.type !== 'I') throw invalidFields({ island: 'unknown_id' });
    if (place.country !== country) throw invalidFields({ island: 'out_of_country' });
    const length = islandMonthKey(until) - islandMonthKey(from) + 1;
    if (length < 1) throw invalidFields({ until: 'date_invalid' });
    if (length > MAX_MONTHS_PER_MARK) throw invalidFields({ until: 'too_large' });
    if (islandMonthKey(until) > current) throw invalidFields({ until: 'date_future' });
    cells += length;
  }
  if (cells > MAX_ISLAND_MONTHS) throw invalidFields({ marks: 'too_large' });
}

/** Months whose mark differs from the stored one, by island, so that only real changes reach the trail. */
function changedMonths(
  { marks }: CoverageMarks,
  before: ReadonlyMap<string, StoredMark>,
): Map<number, Map<string, MarkState>> {
  const changed = new Map<number, Map<string, MarkState>>();
  for (const mark of marks) {
    const monthsOfIsland = changed.get(mark.island) ?? new Map<string, MarkState>();
    changed.set(mark.island, monthsOfIsland);
    for (const month of monthsOf(mark)) {
      if ((before.get(`${mark.island} ${month}`)?.observed ?? null) === mark.observed)
        monthsOfIsland.delete(month);
      else monthsOfIsland.set(month, mark.observed);
    }
    if (monthsOfIsland.size === 0) changed.delete(mark.island);
  }
  return changed;
}

/**
 * Marks months of islands as observed by a source, as silent, or as their country again (null). Each changed island
 * gets a line in the trail; a request without changes leaves the version alone.
 * @param version the version of the country's coverage that the editor saw
 * @throws HttpError as `coverageOf` and `checkMarks`, and for an outdated version as `checkVersion`
 */
export async function markCoverage(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { who, places, country }: { who: Operator; places: PlaceIndex; country: number },
  body: CoverageMarks,
  version: number,
): Promise<CoverageOfCountry> {
  const at = clock.now();
  return store.tx(async (trx) => {
    await sql`select id from country where id = ${country} for update`.execute(trx);
    const currentCoverage = await coverageOf(trx, who, country);
    checkVersion(version, currentCoverage.version, currentCoverage);
    checkMarks(places, country, body, at);
    const islands = body.marks.map(({ island }) => island);
    const before = await storedMarks(trx, body.source, islands);
    const changed = changedMonths(body, before);
    if (changed.size === 0) return currentCoverage;
    await storeMonths(trx, { at, user: who.id, country, source: body.source }, changed, before);
    return coverageOf(trx, who, country);
  });
}
