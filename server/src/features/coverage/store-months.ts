import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { audit } from '../audit/audit';

/** Mark of an island and month: true observed, false silent, null as the country. */
export type MarkState = boolean | null;

/** A stored mark, and whether it follows from silent posts. */
export interface StoredMark {
  observed: MarkState;
  byPosts: boolean;
}

/** Changed marks of months as `2026-11`, by island. */
type ChangedMonths = ReadonlyMap<number, ReadonlyMap<string, MarkState>>;

/** Stored marks of some islands, by the key `island month`. */
export async function storedMarks(
  trx: Transaction<DB>,
  source: CaseSource,
  islands: readonly number[],
): Promise<Map<string, StoredMark>> {
  const { rows } = await sql<StoredMark & { cell: string }>`
    select concat(island, ' ', to_char(from_month, 'YYYY-MM')) as cell, observed, by_posts as "byPosts" from coverage
    where source = ${source} and island = any(${[...new Set(islands)]}::int[])`.execute(trx);
  return new Map(rows.map(({ cell, ...mark }) => [cell, mark]));
}

/** Sorts months into silent and observed ones, for the audit trail. */
function silentAndObserved(cells: readonly (readonly [month: string, state: MarkState])[]) {
  const monthsInState = (state: MarkState) =>
    cells
      .filter(([, own]) => own === state)
      .map(([month]) => month)
      .sort();
  return { months_silent: monthsInState(false), months_observed: monthsInState(true) };
}

interface Change {
  /** milliseconds since 1970 UTC */
  at: number;
  /** null where the marks follow from silent posts */
  user: number | null;
  country: number;
  source: CaseSource;
}

/**
 * Stores marks of months of islands and raises the version of the country's coverage. Each island gets a line in the
 * trail.
 * @param before what is stored of them
 */
export async function storeMonths(
  trx: Transaction<DB>,
  { at, user, country, source }: Change,
  changed: ChangedMonths,
  before: ReadonlyMap<string, StoredMark>,
): Promise<void> {
  const cells = [...changed].flatMap(([island, own]) =>
    [...own].map(([month, observed]) => ({ island, month: `${month}-01`, observed })),
  );
  if (cells.length === 0) return;
  await sql`
    insert into coverage (source, country, island, observed, by_posts, from_month, until_month)
    select ${source}, ${country}::int, c.island, c.observed, ${user === null}::boolean, c.month, c.month
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c (island int, month date, observed boolean)
    on conflict (source, island, from_month) where island is not null
    do update set observed = excluded.observed, by_posts = excluded.by_posts`.execute(trx);
  await sql`update country set coverage_version = coverage_version + 1 where id = ${country}`.execute(trx);
  for (const [island, own] of changed) {
    const storedMonths = [...own.keys()].map(
      (month) => [month, before.get(`${island} ${month}`)?.observed ?? null] as const,
    );
    await audit(trx, {
      ...{ at, user, kind: 'coverage', object_id: island, action: 'update', country },
      before: silentAndObserved(storedMonths),
      after: { source, ...silentAndObserved([...own]) },
    });
  }
}
