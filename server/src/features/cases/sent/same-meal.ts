import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit } from '../../audit/audit';
import { type Proof, proves } from './proof';

type Said = Pick<CaseCreate, 'case_uuid' | 'same_meal_as'>;

/**
 * `match_event` of a report that names another one of the same meal; null when that one did not arrive
 * yet, or neither its receipt code nor the device is the same: then it is proposed to an editor. A correction stands for what it corrects, so that one patient is not two at the table.
 */
export async function mealOf(
  trx: Transaction<DB>,
  { case_uuid, same_meal_as }: Said,
  { meal_hmac, device_hmac }: Proof,
): Promise<string | null> {
  const uuid = same_meal_as?.toLowerCase();
  if (uuid === undefined || uuid === case_uuid) return null;
  const other = await trx
    .selectFrom('case_report')
    .innerJoin('report_proof as proof', 'proof.case_id', 'case_report.id')
    .select(['case_report.id', 'duplicate_of', 'proof.receipt_hmac', 'proof.device_hmac'])
    .where('case_uuid', '=', uuid)
    .executeTakeFirst();
  const own = proves(meal_hmac, other?.receipt_hmac) || proves(device_hmac, other?.device_hmac);
  return other && own ? String(other.duplicate_of ?? other.id) : null;
}

/**
 * Links the reports that named this one before it arrived and prove that they may. One that an editor linked meanwhile stays as it is.
 * @param id number that they are linked to
 * @param at milliseconds
 * @returns numbers of those that were linked, whose meals are to be regrouped
 */
export async function linkWaiting(
  trx: Transaction<DB>,
  case_uuid: string,
  { receipt_hmac, device_hmac }: Proof,
  id: number,
  at: number,
): Promise<number[]> {
  const match_event = String(id);
  const own = sql<boolean>`exists (
    select from report_proof p where p.case_id = case_report.id
      and (p.meal_hmac = ${receipt_hmac}::text or p.device_hmac = ${device_hmac}::text))`;
  const linked = await trx
    .updateTable('case_report')
    .set((eb) => ({ match_event, version: eb('version', '+', 1) }))
    .where('same_meal_as', '=', case_uuid)
    .where('case_uuid', '!=', case_uuid)
    .where('id', '!=', id)
    .where('match_event', 'is', null)
    .where(own)
    .returning(['id', 'case_country', 'match_event'])
    .execute();
  return told(trx, linked, at);
}

/**
 * Links corrections that arrived while what they correct was not of any meal yet, and that nobody has read: one
 * that stands for its original later would leave the table.
 * @param ids numbers of the reports whose meal has just become known
 * @param at milliseconds
 * @returns numbers of those that were linked, whose meals are to be regrouped
 */
export async function linkCorrections(
  trx: Transaction<DB>,
  ids: readonly number[],
  at: number,
): Promise<number[]> {
  const linked = await trx
    .updateTable('case_report')
    .set((eb) => ({
      match_event: sql<string>`${eb.ref('duplicate_of')}::text`,
      version: eb('version', '+', 1),
    }))
    .where('duplicate_of', 'in', ids)
    .where('corrects', 'is not', null)
    .where('match_event', 'is', null)
    .where('review_state', '=', 'to_review')
    .returning(['id', 'case_country', 'match_event'])
    .execute();
  return told(trx, linked, at);
}

interface Linked {
  id: number;
  case_country: number | null;
  match_event: string | null;
}

/** Notes in the trail that cases were linked by what a reporter said; answers their numbers. */
async function told(trx: Transaction<DB>, linked: readonly Linked[], at: number): Promise<number[]> {
  for (const { id, case_country, match_event } of linked) {
    await audit(trx, {
      at,
      user: null,
      kind: 'case',
      object_id: id,
      action: 'update',
      before: { match_event: null },
      after: { match_event },
      country: case_country,
    });
  }
  return linked.map((one) => one.id);
}
