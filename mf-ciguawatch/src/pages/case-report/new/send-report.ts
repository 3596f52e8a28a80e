import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import type { ReportDraft } from '../../../report/report-draft';
import { queueReport } from '../../../report/report-send';
import { reportLabel } from '../labels/report-label';

/**
 * Queues a report in the outbox, with a toast when the page must stay open until it is sent, or when queueing
 * failed.
 * @param account owner of the report, null without an account
 * @throws the error of queueing
 */
export async function sendReport(
  values: ReportValues,
  { uuid, ties }: Pick<ReportDraft, 'uuid' | 'ties'>,
  account: number | null,
): Promise<void> {
  try {
    const durable = await queueReport(values, uuid, reportLabel(values), account, ties);
    if (!durable) toasts.warning(translate('ciguawatch', 'report.keepOpen'));
  } catch (thrown) {
    toasts.error(translate('ciguawatch', 'report.failTitle'), translate('ciguawatch', 'report.failText'));
    throw thrown;
  }
}
