import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { type Proof, proves } from './proof';

/** The report that a correction is about. */
export interface Original {
  /** number of the first report of the patient: a correction may correct a correction */
  first: number;
  /** `match_event` that links to the same meal; null when it is alone */
  meal: string | null;
}

/**
 * What a report corrects; null when it corrects none that is still there, or does not carry its receipt code: anybody
 * may have read the identifier of a report.
 */
export async function corrected(
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
  if (!found || !proves(found.receipt_hmac, receipt_hmac)) return null;
  const first = found.duplicate_of ?? found.id;
  return { first, meal: found.match_event ?? (found.meal_group === null ? null : String(first)) };
}
