import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { isSameHmac, type Proof } from './proof';

/** The report that a correction refers to. */
export interface Original {
  /** number of the patient's first report; a correction may correct another correction */
  first: number;
  /** `match_event` that links to the same meal; null when there is no other report of it */
  meal: string | null;
}

/**
 * The report that is corrected; null when it is gone or the correction lacks its receipt code, since others
 * may have seen its identifier.
 */
export async function findCorrectedReport(
  trx: Transaction<DB>,
  { corrects }: Pick<CaseCreate, 'corrects'>,
  { receipt_hmac }: Pick<Proof, 'receipt_hmac'>,
): Promise<Original | null> {
  if (corrects === undefined) return null;
  const found = await trx
    .selectFrom('case_report')
    .leftJoin('report_proof', 'report_proof.case_id', 'case_report.id')
    .select(['case_report.id', 'duplicate_of', 'match_event', 'meal_group', 'receipt_hmac'])
    .where('case_uuid', '=', corrects.toLowerCase())
    .executeTakeFirst();
  if (!found || !isSameHmac(found.receipt_hmac, receipt_hmac)) return null;
  const first = found.duplicate_of ?? found.id;
  return { first, meal: found.match_event ?? (found.meal_group === null ? null : String(first)) };
}
