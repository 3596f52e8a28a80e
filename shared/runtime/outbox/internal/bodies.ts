import { newUuid } from '../../storage/local-storage';
import type { OutboxItem, ReportBody } from '../outbox-types';

/** What a call answers that stored something: its number. */
type Stored = Promise<{ id: number }>;

/** The two calls that a report becomes, each answering only once the server has stored it. */
interface ReportCalls {
  contact(body: object): Stored;
  report(body: object): Stored;
}

/** A report, preceded by its contact. Both carry the same uuid, so that a repeat changes nothing. */
export async function postReport({ case: report, contact }: ReportBody, calls: ReportCalls) {
  const given =
    contact && Object.values(contact).some((text) => text !== null && text !== undefined && text !== '');
  if (!given) return calls.report(report);
  const { id } = await calls.contact({ case_uuid: report.case_uuid, ...contact });
  return calls.report({ ...report, contact_id: id });
}

/**
 * The body to send when the server holds another report under the same uuid: it was changed after
 * a first copy had arrived. It goes as a report of its own that names the one it corrects, so that
 * neither is lost and an editor compares them. Null for an item that is no report.
 */
export function correctionOf({ call: name, body }: OutboxItem): ReportBody | null {
  if (name !== 'report') return null;
  const { case: report, contact } = body as ReportBody;
  const corrects = report.corrects ?? report.case_uuid;
  return {
    case: { ...report, case_uuid: newUuid(), corrects },
    ...(contact === undefined ? {} : { contact }),
  };
}

/** The body to keep once it was sent: who reported is the server's business only. */
export function withoutContact(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('contact' in body)) return body;
  const { contact: _left, ...kept } = body as Record<string, unknown>;
  return kept;
}
