import { newReceiptCode } from '../../../domain/report/receipt-code';
import type { OutboxItem, ReportBody } from '../outbox-types';

const reportOf = ({ call, body }: Pick<OutboxItem, 'call' | 'body'>) =>
  call === 'report' ? (body as ReportBody | null)?.case : undefined;

/** A waiting report with more fields filled in. */
const withCase = (item: OutboxItem, more: Partial<ReportBody['case']>): OutboxItem => {
  const body = item.body as ReportBody;
  return { ...item, body: { ...body, case: { ...body.case, ...more } } };
};

/**
 * A report with its receipt code: its own, that of the copy it takes the place of, or a new one. An item of an older
 * version of the portal gets it when it leaves, and is kept with it first, so that a repeat carries the same.
 * @param before what waited under this identifier
 */
export function withReceipt(item: OutboxItem, before?: OutboxItem): OutboxItem {
  const report = reportOf(item);
  if (!report || report.receipt_code !== undefined) return item;
  return withCase(item, { receipt_code: (before && reportOf(before)?.receipt_code) ?? newReceiptCode() });
}

/** A report with the mark of the device that it is made on. */
export const withMark = (item: OutboxItem, mark: () => string): OutboxItem =>
  reportOf(item) ? withCase(item, { device_mark: mark() }) : item;

/** The body to keep once it was sent, without the mark of the device, which the device has. */
export function withoutMark(body: unknown): unknown {
  const report = (body as Partial<ReportBody> | null)?.case;
  if (report?.device_mark === undefined) return body;
  const { device_mark: _mark, ...kept } = report;
  return { ...(body as ReportBody), case: kept };
}
