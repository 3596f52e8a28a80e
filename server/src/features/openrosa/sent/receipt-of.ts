import { createHmac } from 'node:crypto';
import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';

/** Bytes that follow from a key and a text, one by one. */
function* bytesOf(secret: string, text: string): Generator<number> {
  for (let round = 0; ; round += 1) yield* createHmac('sha256', secret).update(`${round}:${text}`).digest();
}

/**
 * The receipt code of a report from a device that makes none. It follows from the whole report and the server's key:
 * sending the same report again gives the same code, and knowing the identifier of a report gives nothing.
 */
export function receiptOf(secret: string, uuid: string, values: ReportValues): string {
  const report = JSON.stringify([createBody(values, uuid), contactBody(values, uuid)]);
  const bytes = bytesOf(secret, `openrosa-receipt:${report}`);
  return newReceiptCode((room) => room.fill(bytes.next().value as number));
}
