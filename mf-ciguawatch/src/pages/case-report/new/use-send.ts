import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useRef, useState } from 'react';
import { handOver } from '../../../stores/report-send';
import { reportLabel } from '../labels/report-label';

/**
 * Hands a report to the outbox once, however often the button is pressed.
 * @param account the report goes under, null for nobody
 */
export function useSend(account: number | null): {
  sending: boolean;
  send: (values: ReportValues, uuid: string) => Promise<boolean>;
} {
  const [sending, setSending] = useState(false);
  // Two presses can come before the button is drawn again.
  const under = useRef(false);
  const send = async (values: ReportValues, uuid: string): Promise<boolean> => {
    if (under.current) return false;
    under.current = true;
    setSending(true);
    try {
      const durable = await handOver(values, uuid, reportLabel(values), account);
      if (!durable) toasts.warning(translate('ciguawatch', 'report.keepOpen'));
      return true;
    } catch {
      toasts.error(translate('ciguawatch', 'report.failTitle'), translate('ciguawatch', 'report.failText'));
      return false;
    } finally {
      under.current = false;
      setSending(false);
    }
  };
  return { sending, send };
}
