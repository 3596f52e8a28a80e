import { newUuid } from '../../storage/local-storage';
import type { OutboxItem, ReportBody } from '../outbox-types';

/** Response of a call that stored something: its id. */
type Stored = Promise<{ id: number }>;

/** The two calls of a report; each resolves only once the server has stored it. */
interface ReportCalls {
  contact(body: object): Stored;
  report(body: object): Stored;
}

/** Sends a report, its contact first. Both carry the same uuid, so that repeating them changes nothing. */
export async function postReport({ case: report, contact }: ReportBody, calls: ReportCalls) {
  const given =
    contact && Object.values(contact).some((text) => text !== null && text !== undefined && text !== '');
  if (!given) return calls.report(report);
  const { id } = await calls.contact({ case_uuid: report.case_uuid, ...contact });
  return calls.report({ ...report, contact_id: id });
}

/**
 * Body to send when the server already has a different report under this uuid: the report was changed after
 * a first copy had arrived. It becomes a report of its own that names the first one, so that an editor can
 * compare them. Null for items that are no report.
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

/** Body to keep after sending, without the contact, which only the server needs. */
export function withoutContact(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('contact' in body)) return body;
  const { contact: _left, ...kept } = body as Record<string, unknown>;
  return kept;
}
