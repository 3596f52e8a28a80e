import type { CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError, invalidFields } from '../../http/http-error';

/**
 * Checks that a case is linked to another one that counts: a numeric
 * `match_event` is the number of a report of the same meal, `duplicate_of` that
 * of another report of the same patient, which is not a duplicate itself.
 */
export async function checkLinks(trx: Transaction<DB>, id: number, body: CasePatch): Promise<void> {
  const { match_event, duplicate_of } = body;
  if (match_event && /^\d+$/.test(match_event)) {
    const other = Number(match_event);
    if (other === id || !(await find(trx, other))) throw invalidFields({ match_event: 'unknown_id' });
  }
  if (typeof duplicate_of === 'number') {
    const original = duplicate_of === id ? undefined : await find(trx, duplicate_of);
    if (!original || original.duplicate_of !== null) throw invalidFields({ duplicate_of: 'unknown_id' });
    await refuseOriginal(trx, id);
  }
}

/**
 * Refuses to take a case out of the figures while others were left out in its favour: the
 * patient would be counted nowhere.
 */
export async function refuseOriginal(trx: Transaction<DB>, id: number): Promise<void> {
  const duplicate = await trx
    .selectFrom('case_report')
    .select('id')
    .where('duplicate_of', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (duplicate)
    throw new HttpError(409, 'case_original', {
      message: `Case ${duplicate.id} is a duplicate of this one.`,
    });
}

/** A case that is not deleted, held so that it is not deleted while it is linked to. */
async function find(trx: Transaction<DB>, id: number) {
  if (id > 2_147_483_647) return undefined;
  return trx
    .selectFrom('case_report')
    .select(['id', 'duplicate_of'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}
