import type { CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError, invalidFields } from '../../http/http-error';
import { manages, type Who } from '../../http/who';
import { UNCOUNTED_STATES } from '../sync/kinds';
import type { CaseRow } from './full';

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
    if (!original || original.id === id || original.duplicate_of !== null)
      throw invalidFields({ duplicate_of: 'unknown_id' });
    await refuseOriginal(trx, who, id);
  }
}

/**
 * Refuses to take a case out of the figures while others were left out in its favour: the
 * patient would be counted nowhere. Reports that would not count by themselves hold nothing back, nor
 * do those of countries that the editor does not manage, who could neither see nor loosen them.
 */
export async function refuseOriginal(trx: Transaction<DB>, who: Who, id: number): Promise<void> {
  const duplicate = await trx
    .selectFrom('case_report')
    .select('id')
    .where('duplicate_of', '=', id)
    .where('deleted_at', 'is', null)
    .where('review_state', 'not in', UNCOUNTED_STATES)
    .where('case_country', 'in', who.countries)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (duplicate)
    throw new HttpError(409, 'case_original', {
      message: `Case ${duplicate.id} is a duplicate of this one.`,
    });
}

/**
 * A case that is not deleted, held so that it is not deleted while it is linked to.
 * @throws HttpError 403 when it is of a country that the editor does not manage
 */
async function find(trx: Transaction<DB>, who: Who, id: number) {
  if (id > 2_147_483_647) return undefined;
  const row = await trx
    .selectFrom('case_report')
    .select(['id', 'duplicate_of', 'case_country'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row && !manages(who, row.case_country)) throw new HttpError(403, 'country_forbidden');
  return row;
}
