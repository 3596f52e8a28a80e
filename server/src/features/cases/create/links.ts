import type { CaseDuplicate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/count-status';
import { standsForOthers } from '@ciguawatch/shared/domain/review/transitions';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { invalidFields } from '../../../http/errors/http-error';
import { managesCountry, type Operator } from '../../../http/operator';
import type { CaseRow } from '../full';
import { refusalError } from '../refusal-error';

/**
 * Checks links to other cases: a numeric `match_event` must name a case of the same meal, `duplicate_of` one
 * that counts and is no duplicate itself, both in countries of the editor. Unchanged links are not checked
 * again.
 * @throws HttpError 400, 403 or 409
 */
export async function checkLinks(
  trx: Transaction<DB>,
  who: Operator,
  { id, match_event: meal, duplicate_of: first }: CaseRow,
  { match_event, duplicate_of }: CasePatch,
): Promise<void> {
  if (match_event && match_event !== meal && /^\d+$/.test(match_event)) {
    const other = await find(trx, who, Number(match_event));
    if (!other || other.id === id) throw invalidFields({ match_event: 'unknown_id' });
  }
  if (typeof duplicate_of === 'number' && duplicate_of !== first) {
    const original = await find(trx, who, duplicate_of);
    const stands = original?.duplicate_of === null && standsForOthers(original.review_state);
    if (!stands || original.id === id) throw invalidFields({ duplicate_of: 'unknown_id' });
    await refuseOriginal(trx, who, id);
  }
}

/**
 * Refuses to reject or delete a case that counts in place of its duplicates, because the patient would no
 * longer count. Duplicates that would not count anyway, or in countries of other editors, do not prevent it.
 * @throws HttpError 409 `original` with one of the duplicates
 */
export async function refuseOriginal(trx: Transaction<DB>, who: Operator, id: number): Promise<void> {
  const duplicate = (await duplicatesOf(trx, who, [id])).get(id);
  if (duplicate)
    throw refusalError('original', {
      message: `Case ${duplicate.id} is a duplicate of this one.`,
      current: duplicate,
    });
}

/** For each case, the first received of its counting duplicates in the editor's countries. */
export async function duplicatesOf(
  trx: Transaction<DB>,
  who: Operator,
  ids: readonly number[],
): Promise<Map<number, CaseDuplicate>> {
  const { rows } = await sql<CaseDuplicate & { duplicate_of: number }>`
    select distinct on (duplicate_of) duplicate_of, id, version from case_report
    where duplicate_of = any(${ids}::int[]) and id <> all(${ids}::int[]) and deleted_at is null
      and review_state <> all(${[...UNCOUNTED_STATES]}::text[]) and case_country = any(${who.countries}::int[])
    order by duplicate_of, created_at, id`.execute(trx);
  return new Map(rows.map(({ duplicate_of, id, version }) => [duplicate_of, { id, version }]));
}

/**
 * Which of these cases are duplicates of a case that was rejected, withdrawn or deleted since, and so count
 * by themselves when restored. The originals are locked, so that none of them changes meanwhile.
 */
export async function duplicatesWithoutOriginal(
  trx: Transaction<DB>,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number; review_state: ReviewState; deleted_at: Date | null }>`
    select id, review_state, deleted_at from case_report
    where id in (select duplicate_of from case_report where id = any(${ids}::int[]))
    order by id for share`.execute(trx);
  const gone = rows.filter((row) => row.deleted_at !== null || !standsForOthers(row.review_state));
  if (gone.length === 0) return new Set();
  const { rows: left } = await sql<{ id: number }>`
    select id from case_report where id = any(${ids}::int[]) and duplicate_of = any(${gone.map(({ id }) => id)}::int[])`.execute(
    trx,
  );
  return new Set(left.map(({ id }) => id));
}

/**
 * A case that is not deleted, locked against deletion while a link to it is made; undefined when there is
 * none.
 * @throws HttpError 403 for a country that the editor does not manage
 */
async function find(trx: Transaction<DB>, who: Operator, id: number) {
  if (id > 2_147_483_647) return undefined;
  const row = await trx
    .selectFrom('case_report')
    .select(['id', 'duplicate_of', 'case_country', 'review_state'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row && !managesCountry(who, row.case_country)) throw refusalError('forbidden');
  return row;
}
