import { type Silence, unusualSilence } from '@ciguawatch/shared/domain/alerts/pooled/silence';
import { type MonthOf, makeIsObserved, type Observed } from '@ciguawatch/shared/domain/statistics/coverage';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { loadBaseline } from '../alerts/load-baseline';
import { COUNTED } from '../alerts/load-history';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';

/** Day of a month from which the month before is looked at, because reports take some days. */
const FIRST_DAY = 8;
/** A silence that became unusual longer ago, in months, is an old one: nobody is asked about it on a first start. */
const NEW_MONTHS = 3;

const monthAt = (cell: number): MonthOf => ({ year: Math.floor(cell / 12), month: (cell % 12) + 1 });
const dateOf = (cell: number): string => {
  const { year, month } = monthAt(cell);
  return `${year}-${String(month).padStart(2, '0')}-01`;
};

type RaiseDeps = Pick<Deps, 'store' | 'clock'>;

/**
 * Asks about islands without a report for longer than chance explains, once each until their next report.
 * @returns number of new questions
 */
export async function askSilences(
  deps: RaiseDeps,
  places: PlaceIndex,
  stopping?: AbortSignal,
): Promise<number> {
  const coverage = await readObserved(deps.store.read);
  let asked = 0;
  for (const country of new Set(coverage.map((row) => row.country))) {
    if (stopping?.aborted) break;
    const { year, month, day } = civilOf(deps.clock.now(), zoneOf(places, country));
    if (day < FIRST_DAY) continue;
    for (const silence of await newSilences(deps.store.read, places, {
      coverage,
      country,
      now: { year, month },
    }))
      if (await addQuestion(deps, country, silence)) asked += 1;
  }
  return asked;
}

/** Silences of the islands of a country that became unusual in the last months. */
async function newSilences(
  db: Reader,
  places: PlaceIndex,
  { coverage, country, now }: { coverage: readonly Observed[]; country: number; now: MonthOf },
): Promise<Silence[]> {
  const until = now.year * 12 + now.month - 2;
  const { usual } = await loadBaseline(db, places, country, now);
  const { rows } = await sql<{ island: number; last: number }>`
    select case_island as island, max(case_eventyear * 12 + case_eventmonth - 1)::int as last from case_report
    where case_country = ${country} and ${COUNTED} group by 1 order by 1`.execute(db);
  return rows.flatMap(({ island, last }) => {
    if (!places.get(island)) return [];
    const isObserved = makeIsObserved(coverage, [{ country, island }], now);
    const quiet = { island, last, observed: (cell: number) => isObserved(monthAt(cell)) };
    const silence = unusualSilence(usual, { ...quiet, until });
    return silence && !unusualSilence(usual, { ...quiet, until: until - NEW_MONTHS }) ? [silence] : [];
  });
}

/** @returns false where the island was asked about since its last report */
async function addQuestion({ store, clock }: RaiseDeps, country: number, silence: Silence): Promise<boolean> {
  const { island, since, until, months, expected, chance } = silence;
  const values = { country, island, months, expected, chance, asked_at: new Date(clock.now()) };
  const added = await store.tx((trx) =>
    trx
      .insertInto('silence')
      .values({ ...values, since: dateOf(since), until: dateOf(until) })
      .onConflict((conflict) => conflict.columns(['island', 'since']).doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return added !== undefined;
}
