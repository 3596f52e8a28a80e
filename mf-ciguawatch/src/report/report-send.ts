import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import { domEvent } from '@ciguawatch/shared/contract/events';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import type { ReportTies } from './report-draft';

/**
 * Body of the `report` call: the case, and the contact if one was given. `ties` links it to other reports.
 */
export function reportBody(values: ReportValues, uuid: string, ties: ReportTies = {}): ReportBody {
  const contact = contactBody(values, uuid);
  const asked = values.ask_again ? { recovery_language: language.code } : {};
  const report = { ...createBody(values, uuid), ...asked, ...ties };
  if (contact === null) return { case: report, contact: null };
  const { case_uuid: _same, ...given } = contact;
  return { case: report, contact: given };
}

/**
 * Queues a report in the outbox; a waiting item with the same uuid is replaced.
 * @param account owner of the report: the account that opened the form, null without one
 * @param ties links to other reports sent from this device
 * @returns false when it is held in memory only, so the page must stay open until it is sent
 */
export function queueReport(
  values: ReportValues,
  uuid: string,
  label: string,
  account: number | null,
  ties?: ReportTies,
): Promise<boolean> {
  return outbox.add({ uuid, call: 'report', body: reportBody(values, uuid, ties), label, account });
}

/**
 * Announces to case lists and statistics, in all tabs, that a case was added or changed; null for several
 * cases.
 */
export function announceCase(id: number | null): void {
  window.dispatchEvent(new CustomEvent(domEvent('case:changed'), { detail: { id } }));
}
