import type { PairEvidence } from '@ciguawatch/shared/api/schemas/pairs';
import type { PairKind } from '@ciguawatch/shared/domain/pairs/score-pair';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Store } from '../../db/store';
import type { PlaceIndex } from '../locations/place-index';
import { type CountryCase, candidatesOf, comparedCases } from './candidates';
import { claimedMeals } from './claimed-meals';
import { likelyPairs, roundedScore } from './compare';
import type { PairContexts } from './contexts';

/** Cases compared in one transaction; few, because an open transaction holds the sync watermark back. */
const BATCH = 100;
/** Key of the advisory lock: "pair" in ASCII. */
const LOCK = 0x70616972;

/** What comparing needs. */
interface Comparing {
  store: Store;
  places: () => Promise<PlaceIndex>;
  contexts: PairContexts;
}

/**
 * Compares new and changed cases with possible partners and stores the proposals. One server at a time;
 * another one uses what is stored.
 * @param batches largest number of transactions of a hundred cases
 * @param stopping ends after the current transaction
 * @returns false when there is more to compare
 */
export async function refreshPairs(
  comparing: Comparing,
  batches = Infinity,
  stopping?: AbortSignal,
): Promise<boolean> {
  for (let done = 0; done < batches && !stopping?.aborted; done += 1)
    if (await compareBatch(comparing)) return true;
  return false;
}

/** @returns whether nothing is left, or another server is comparing */
async function compareBatch({ store, places: read, contexts }: Comparing): Promise<boolean> {
  const places = await read();
  // Countries of two batches, because more cases may arrive before the transaction takes one; those of yet
  // another country wait for the next run.
  const { rows: waiting } = await sql<{ case_country: number | null }>`
    select distinct c.case_country from case_report c
    where c.id in (select case_id from case_unpaired order by id limit ${sql.lit(BATCH * 2)})`.execute(
    store.read,
  );
  const known = new Map<number, Awaited<ReturnType<PairContexts['of']>>>();
  for (const { case_country } of waiting)
    if (case_country !== null) known.set(case_country, await contexts.of(case_country));
  return store.tx(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as free`.execute(
      trx,
    );
    if (!rows[0]?.free) return true;
    const ids = await takeWaiting(trx);
    if (ids.length === 0) return true;
    const claims = await claimedMeals(trx, ids);
    const claimed = new Set(claims.map((pair) => pair.join('-')));
    const alike = await candidatesOf(trx, places, ids);
    const numbers = [...alike.filter((pair) => !claimed.has(pair.join('-'))), ...claims];
    const cases = await comparedCases(trx, places, [...new Set(numbers.flat())]);
    const unknown = [...cases.values()].filter(({ case_country }) => !known.has(case_country ?? 0));
    const again = unknown.map(({ id }) => id).filter((id) => ids.includes(id));
    if (again.length > 0)
      await trx
        .insertInto('case_unpaired')
        .values(again.map((case_id) => ({ case_id })))
        .execute();
    const found = likelyPairs(numbers, cases, known, claimed);
    await forgetOthers(trx, ids, found);
    for (const { low, high, a, b, proposed, score } of found) {
      await storeProposal(trx, { low, high, proposed, ...roundedScore(score), ...aboutOf(a, b) });
    }
    return ids.length < BATCH;
  });
}

const aboutOf = (a: CountryCase, b: CountryCase) => ({
  country: a.case_country ?? 0,
  event_date: [a.case_eventdate, b.case_eventdate].filter((date) => date !== null).sort()[0] ?? null,
});

/**
 * Ids of the cases that have waited longest, each once; rows locked by another transaction wait for the next
 * run.
 */
async function takeWaiting(trx: Transaction<DB>): Promise<number[]> {
  const { rows } = await sql<{ case_id: number }>`
    with taken as (
      select id from case_unpaired order by id limit ${sql.lit(BATCH)} for update skip locked
    )
    delete from case_unpaired using taken where case_unpaired.id = taken.id
    returning case_unpaired.case_id`.execute(trx);
  return [...new Set(rows.map(({ case_id }) => case_id))];
}

/** Removes undecided proposals of these cases that were not found again, unless an editor brought them back. */
async function forgetOthers(
  trx: Transaction<DB>,
  ids: readonly number[],
  found: readonly { low: number; high: number }[],
): Promise<void> {
  const kept = (lows: number[], highs: number[]) =>
    sql`(low, high) in (select * from unnest(${lows}::int[], ${highs}::int[]))`;
  const lows = found.map(({ low }) => low);
  const highs = found.map(({ high }) => high);
  await sql`
    delete from case_pair
    where decision is null and returned_at is null and (low = any(${ids}::int[]) or high = any(${ids}::int[]))
      and not ${kept(lows, highs)}`.execute(trx);
}

interface Proposal {
  low: number;
  high: number;
  country: number;
  proposed: PairKind;
  probability: number;
  evidence: PairEvidence[];
  event_date: string | null;
}

/** Stores a proposal; a decided pair keeps its decision and version, so that nobody must read it again. */
async function storeProposal(trx: Transaction<DB>, { evidence, ...pair }: Proposal): Promise<void> {
  const row = { ...pair, evidence: jsonb(evidence) as never };
  await trx
    .insertInto('case_pair')
    .values(row)
    .onConflict((conflict) => conflict.columns(['low', 'high']).doUpdateSet(row))
    .execute();
}
