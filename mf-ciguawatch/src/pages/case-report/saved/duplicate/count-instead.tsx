import { getCase, swapCases } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { call, change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { announceCase } from '../../../../report/report-send';

interface Props {
  row: CaseFull;
  /** the case that counts in place of `row` */
  original: number;
  /** called with `row` as it is after the swap: it counts */
  onChanged: (row: CaseFull) => void;
}

/**
 * Lets a duplicate count in place of its original, for a correction that is right. Only once it was reviewed: before,
 * the patient would count nowhere.
 */
export function CountInstead({ row, original, onChanged }: Props) {
  const t = useT('ciguawatch');
  useT('errors');
  const { busy, once } = useBusy();
  if (row.review_state === 'to_review') return <>{t('reportEdit.reviewFirst')}</>;
  if (row.deleted_at !== null || (row.review_state !== 'new' && row.review_state !== 'reviewed')) return null;
  const names = { id: String(original), other: String(row.id) };
  const about = `swap cases ${original} ${row.id}`;
  const swap = () =>
    once(async () => {
      try {
        const { version } = await call(getCase, { params: { id: original } });
        const body = { duplicate: row.id, version: row.version };
        await change(swapCases, { params: { id: original }, body, ifVersion: version });
        announceCase(null);
        toasts.success(t('reportEdit.swapped', names), undefined, undefined, about);
        onChanged(await call(getCase, { params: { id: row.id } }));
      } catch (thrown) {
        if (!tellWaiting(thrown))
          toasts.error(t('reportEdit.swapFailed'), errorText(thrown) ?? undefined, about);
      }
    });
  return (
    <Button size="sm" icon="arrow-down-up" busy={busy} onPress={() => void swap()}>
      {t('reportEdit.countInstead')}
    </Button>
  );
}
