import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit } from '../../audit/audit';
import { isSameHmac, type Proof } from './proof';

type Named = Pick<CaseCreate, 'case_uuid' | 'same_meal_as'>;

/**
 * `match_event` of a report that names another of the same meal. Null when the other has not arrived, or when
 * neither receipt code nor device matches: then an editor gets a proposal. A correction links to the report
 * it corrects, so that one patient does not count twice at a meal.
 */
export async function mealOf(
  trx: Transaction<DB>,
  { case_uuid, same_meal_as }: Named,
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
  const own = isSameHmac(meal_hmac, other?.receipt_hmac) || isSameHmac(device_hmac, other?.device_hmac);
  return other && own ? String(other.duplicate_of ?? other.id) : null;
}

/**
 * Links earlier reports that named this one and prove the same reporter, unless an editor has linked them.
 * @param id number to link them to
 * @param at milliseconds since 1970 UTC
 * @returns numbers of the linked cases, whose meals must be regrouped
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
  return auditLinks(trx, linked, at);
}

/**
 * Links unreviewed corrections that arrived before their original joined a meal; otherwise a correction that
 * replaces its original later would leave the meal.
 * @param ids reports whose meal has just become known
 * @param at milliseconds since 1970 UTC
 * @returns numbers of the linked cases, whose meals must be regrouped
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
  return auditLinks(trx, linked, at);
}

interface Linked {
  id: number;
  case_country: number | null;
  match_event: string | null;
}

/**
 * Adds an audit row for each case that was linked by its reporter.
 * @returns their numbers
 */
async function auditLinks(trx: Transaction<DB>, linked: readonly Linked[], at: number): Promise<number[]> {
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
