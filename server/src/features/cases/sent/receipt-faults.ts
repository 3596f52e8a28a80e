import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { readReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import type { Faults } from '../create/check-content';

const CODES = ['receipt_code', 'same_meal_code'] as const;

/** Error codes for receipt codes with wrong check letters, which means that a letter was misread. */
export function receiptFaults(body: Partial<Pick<CaseCreate, (typeof CODES)[number]>>): Faults {
  const faults: Faults = {};
  for (const field of CODES)
    if (body[field] !== undefined && readReceiptCode(body[field]) === null)
      faults[field] = 'receipt_code_wrong';
  return faults;
}
