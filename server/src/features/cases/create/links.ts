import type { CaseDuplicate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/counting';
import { standsForOthers } from '@ciguawatch/shared/domain/review/transitions';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { invalidFields } from '../../../http/errors/http-error';
import { manages, type Who } from '../../../http/who';
import type { CaseRow } from '../full';
import { refused } from '../refused';

/**
 * Checks that a case is linked to another one that counts: a numeric
 * `match_event` is the number of a report of the same meal, `duplicate_of` that
 * of another report of the same patient, which is not a duplicate itself. The
 * editor manages the countries of both; a link that stands already is not made again.
 */
export async function checkLinks(
  trx: Transaction<DB>,
  who: Who,
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
 * Refuses to take a case away while others were left out in its favour: the patient would be counted nowhere.
 * Reports that would not count by themselves hold nothing back, nor do those of countries that the editor does not
 * manage, who could neither see nor loosen them.
 */
export async function refuseOriginal(trx: Transaction<DB>, who: Who, id: number): Promise<void> {
  const duplicate = (await duplicatesOf(trx, who, [id])).get(id);
  if (duplicate)
    throw refused('original', {
      message: `Case ${duplicate.id} is a duplicate of this one.`,
      current: duplicate,
    });
}

/** For each of these cases that others hold back, the first received of them. */
export async function duplicatesOf(
  trx: Transaction<DB>,
  who: Who,
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
 * Which of these cases were left out in favour of a report that was rejected, withdrawn or deleted meanwhile: one
 * that comes back counts by itself again. The originals are held, so that they do not go at the same moment.
 */
export async function leftAlone(trx: Transaction<DB>, ids: readonly number[]): Promise<Set<number>> {
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
 * A case that is not deleted, held so that it is not deleted while it is linked to.
 * @throws HttpError 403 when it is of a country that the editor does not manage
 */
async function find(trx: Transaction<DB>, who: Who, id: number) {
  if (id > 2_147_483_647) return undefined;
  const row = await trx
    .selectFrom('case_report')
    .select(['id', 'duplicate_of', 'case_country', 'review_state'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row && !manages(who, row.case_country)) throw refused('forbidden');
  return row;
}
