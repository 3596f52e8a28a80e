import { newReceiptCode } from '../../../domain/report/receipt-code';
import type { OutboxItem, ReportBody } from '../outbox-types';

const reportOf = ({ call, body }: Pick<OutboxItem, 'call' | 'body'>) =>
  call === 'report' ? (body as ReportBody | null)?.case : undefined;

/** A waiting report with further fields of its case set. */
const withCase = (item: OutboxItem, more: Partial<ReportBody['case']>): OutboxItem => {
  const body = item.body as ReportBody;
  return { ...item, body: { ...body, case: { ...body.case, ...more } } };
};

/**
 * A report with its receipt code: its own, that of the copy it replaces, or a new one. A report queued by
 * an older build gets its code when it is sent; the code is stored first, so that a repeat carries the
 * same.
 * @param before the item that waited under this uuid
 */
export function withReceipt(item: OutboxItem, before?: OutboxItem): OutboxItem {
  const report = reportOf(item);
  if (!report || report.receipt_code !== undefined) return item;
  return withCase(item, { receipt_code: (before && reportOf(before)?.receipt_code) ?? newReceiptCode() });
}

/** A report with the random identifier of the device. */
export const withMark = (item: OutboxItem, mark: () => string): OutboxItem =>
  reportOf(item) ? withCase(item, { device_mark: mark() }) : item;

/**
 * A report with how wrong the clock of the device is, in whole minutes: seconds would tell one device from
 * another. Nothing is added where it is right.
 * @param ahead milliseconds by which the server's clock is ahead; null where no server has told
 */
export const withClockSkew = (item: OutboxItem, ahead: number | null): OutboxItem =>
  ahead && reportOf(item) ? withCase(item, { clock_ahead: Math.round(ahead / 60_000) }) : item;

/** Body to keep after sending, without the device's identifier, which is stored elsewhere on the device. */
export function withoutMark(body: unknown): unknown {
  const report = (body as Partial<ReportBody> | null)?.case;
  if (report?.device_mark === undefined) return body;
  const { device_mark: _mark, ...kept } = report;
  return { ...(body as ReportBody), case: kept };
}
