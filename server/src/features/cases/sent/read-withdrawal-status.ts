import type { CaseByCode, WithdrawalStand } from '@ciguawatch/shared/api/schemas/case';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { casesOfReceipt, receiptHmac } from './proof';

/**
 * State of a withdrawal, for the holder of the receipt code: that of the report, or of its correction that
 * still counts.
 * @throws HttpError 404 `receipt_code_unknown`
 */
export async function readWithdrawalStatus(
  deps: Pick<Deps, 'store' | 'secret'>,
  { receipt_code }: CaseByCode,
): Promise<WithdrawalStand> {
  const ids = await casesOfReceipt(deps.store.read, receiptHmac(deps, receipt_code));
  if (ids.length === 0) throw new HttpError(404, 'receipt_code_unknown');
  const rows = await deps.store.read
    .selectFrom('case_report')
    .select(['review_state', 'withdrawal_asked_at', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  const standing = rows.filter((row) => row.review_state !== 'withdrawn' && row.deleted_at === null);
  if (standing.length === 0) return { state: 'withdrawn' };
  return { state: standing.some((row) => row.withdrawal_asked_at !== null) ? 'asked' : 'kept' };
}
