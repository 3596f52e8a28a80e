import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit } from '../../audit/audit';

type Said = Pick<CaseCreate, 'case_uuid' | 'same_meal_as'>;

/**
 * `match_event` of a report that names another one of the same meal; null when that one did not arrive
 * yet. A correction stands for what it corrects, so that one patient is not two at the table.
 */
export async function mealOf(
  trx: Transaction<DB>,
  { case_uuid, same_meal_as }: Said,
): Promise<string | null> {
  const uuid = same_meal_as?.toLowerCase();
  if (uuid === undefined || uuid === case_uuid) return null;
  const other = await trx
    .selectFrom('case_report')
    .select(['id', 'duplicate_of'])
    .where('case_uuid', '=', uuid)
    .executeTakeFirst();
  return other ? String(other.duplicate_of ?? other.id) : null;
}

/**
 * Links the reports that named this one before it arrived. One that an editor linked meanwhile stays as it is.
 * @param id number that they are linked to
 * @param at milliseconds
 * @returns numbers of those that were linked, whose meals are to be grouped anew
 */
export async function linkWaiting(
  trx: Transaction<DB>,
  case_uuid: string,
  id: number,
  at: number,
): Promise<number[]> {
  const match_event = String(id);
  const linked = await trx
    .updateTable('case_report')
    .set((eb) => ({ match_event, version: eb('version', '+', 1) }))
    .where('same_meal_as', '=', case_uuid)
    .where('case_uuid', '!=', case_uuid)
    .where('id', '!=', id)
    .where('match_event', 'is', null)
    .returning(['id', 'case_country'])
    .execute();
  for (const one of linked) {
    await audit(trx, {
      at,
      user: null,
      kind: 'case',
      object_id: one.id,
      action: 'update',
      before: { match_event: null },
      after: { match_event },
      country: one.case_country,
    });
  }
  return linked.map((one) => one.id);
}
