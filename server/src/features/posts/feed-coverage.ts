import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { isSettled } from '@ciguawatch/shared/domain/posts/periods';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { type MarkState, type StoredMark, storedMarks, storeMonths } from '../coverage/store-months';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { islandMonths } from './answers';
import { askedPeriods } from './period-states';

/** Days back that a late answer or report may change: reports come for longer than answers. */
const CHANGEABLE_DAYS = 183;
const SOURCE = 'report';

/** The mark that a month needs; undefined where it has it, or where an editor decided. */
function markFor(isSilent: boolean, stored: StoredMark | undefined): MarkState | undefined {
  if (stored && !stored.byPosts) return undefined;
  const observed = isSilent ? false : null;
  return (stored?.observed ?? null) === observed ? undefined : observed;
}

/**
 * Months of islands in which all posts were silent count as unobserved by reports, until a late answer or a report
 * comes. What an editor marked stays.
 */
export async function feedCoverage(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  places: PlaceIndex,
): Promise<void> {
  const at = clock.now();
  const countries = await store.read.selectFrom('post').select('country').distinct().execute();
  for (const { country } of countries) {
    const today = civilDateOf(at, zoneOf(places, country));
    await store.tx((trx) => feedCountry(trx, country, today, at));
  }
}

async function feedCountry(trx: Transaction<DB>, country: number, today: string, at: number): Promise<void> {
  // Held as by editors who mark, so that neither changes what the other has just read.
  await sql`select id from country where id = ${country} for update`.execute(trx);
  const islands = islandMonths(await askedPeriods(trx, country, daysAfter(today, -CHANGEABLE_DAYS), today));
  const before = await storedMarks(
    trx,
    SOURCE,
    islands.map(({ island }) => island),
  );
  const changed = new Map<number, Map<string, MarkState>>();
  for (const { island, months } of islands)
    for (const { month, state } of months) {
      const isSilent = state === 'silent' && isSettled(month, today);
      const mark = markFor(isSilent, before.get(`${island} ${month}`));
      if (mark !== undefined) changed.set(island, (changed.get(island) ?? new Map()).set(month, mark));
    }
  await storeMonths(trx, { at, user: null, country, source: SOURCE }, changed, before);
}
