import { swapCases } from '@ciguawatch/shared/api/calls/cases';
import type { CaseDuplicate, CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { ApiError, change } from '@ciguawatch/shared/runtime/http/call';
import { codeText, errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { announceCase } from '../../../../report/report-send';

interface Props {
  row: CaseFull;
  duplicate: CaseDuplicate;
  /** called with the case after the swap, now a duplicate */
  onSwapped: (row: CaseFull) => void;
  onClose: () => void;
}

/** The duplicate that the server sent with the error `case_original`; null for any other error. */
export const heldBackBy = (thrown: unknown): CaseDuplicate | null =>
  thrown instanceof ApiError && thrown.code === 'case_original' ? (thrown.current as CaseDuplicate) : null;

/**
 * Offers to swap a case with its duplicate. The server refuses to delete, reject or link an original that
 * counts for its duplicates, because the patient would no longer count.
 */
export function SwapOffer({ row, duplicate, onSwapped, onClose }: Props) {
  const t = useT('ciguawatch');
  useT('errors');
  const { busy, once } = useBusy();
  const names = { id: String(row.id), other: String(duplicate.id) };
  const about = `swap cases ${row.id} ${duplicate.id}`;
  const swap = () =>
    once(async () => {
      try {
        const body = { duplicate: duplicate.id, version: duplicate.version };
        const swapped = await change(swapCases, { params: { id: row.id }, body, ifVersion: row.version });
        announceCase(null);
        toasts.success(t('reportEdit.swapped', names), undefined, undefined, about);
        onSwapped(swapped);
      } catch (thrown) {
        if (tellWaiting(thrown)) return onClose();
        toasts.error(t('reportEdit.swapFailed'), errorText(thrown) ?? undefined, about);
      }
    });
  return (
    <Banner
      tone="caution"
      role="alert"
      title={t('reportEdit.isOriginal', names)}
      action={
        <Button icon="arrow-down-up" busy={busy} onPress={() => void swap()}>
          {t('reportEdit.swap', names)}
        </Button>
      }
      onClose={onClose}
    >
      {codeText('case_original')}
    </Banner>
  );
}
