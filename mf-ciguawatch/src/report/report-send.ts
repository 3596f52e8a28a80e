import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import { domEvent } from '@ciguawatch/shared/contract/events';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import type { ReportTies } from './report-draft';

/** What is sent for a report: the case, and the contact where one was given. */
export function reportBody(values: ReportValues, uuid: string, ties: ReportTies = {}): ReportBody {
  const contact = contactBody(values, uuid);
  const report = { ...createBody(values, uuid), ...ties };
  if (contact === null) return { case: report, contact: null };
  const { case_uuid: _same, ...given } = contact;
  return { case: report, contact: given };
}

/**
 * Hands a report to the outbox; one that waits there already under this uuid is replaced.
 * @param account the report goes under: the one the form was opened by, null for nobody
 * @param ties to other reports of this device
 * @returns false when the browser keeps nothing, so that the page must stay open until it is sent
 */
export function handOver(
  values: ReportValues,
  uuid: string,
  label: string,
  account: number | null,
  ties?: ReportTies,
): Promise<boolean> {
  return outbox.add({ uuid, call: 'report', body: reportBody(values, uuid, ties), label, account });
}

/** Tells lists and figures, in this tab and the others, that a case is there or was changed. */
export function announceCase(id: number | null): void {
  window.dispatchEvent(new CustomEvent(domEvent('case:changed'), { detail: { id } }));
}
