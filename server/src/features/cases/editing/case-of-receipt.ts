import type { Store } from '../../../db/store';
import { HttpError } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';

/**
 * Number of the case with a receipt code. Among a report and its corrections it is the one that counts,
 * otherwise the first received.
 * @throws HttpError 404 `receipt_code_unknown` when no case in the editor's countries has it
 */
export async function caseOfReceipt(store: Store, who: Operator, receipt: string): Promise<number> {
  const found = await store.read
    .selectFrom('case_report')
    .innerJoin('report_proof as proof', 'proof.case_id', 'case_report.id')
    .select('case_report.id')
    .where('proof.receipt_hmac', '=', receipt)
    .where('case_country', 'in', who.countries.length > 0 ? who.countries : [0])
    .orderBy((eb) => eb('duplicate_of', 'is not', null))
    .orderBy('created_at')
    .orderBy('case_report.id')
    .executeTakeFirst();
  if (!found) throw new HttpError(404, 'receipt_code_unknown');
  return found.id;
}
