import { importCases } from '@ciguawatch/shared/api/calls/desk/imports';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import type { Imports } from '../past/use-imports';
import type { CaseImportWork } from '../work';

/** Milliseconds that an import of the largest file may take. */
const TIMEOUT = 180_000;

/** What toasts of checking and of storing a list are about: the later one replaces the earlier. */
const ABOUT = 'import cases';

/** Asks the server to check the list, and to store it as it was checked. */
export function useStore(work: CaseImportWork, imports: Imports) {
  const t = useT('caseImport');
  const { busy, once } = useBusy();
  const send = (dryRun: boolean) =>
    call(importCases, { params: undefined, body: work.body(dryRun), timeout: TIMEOUT });
  const check = () =>
    once(async () => {
      const body = work.uuid;
      try {
        const checked = await send(true);
        // Ignore the result if the file changed in the meantime.
        if (work.uuid === body) work.setChecked(checked);
      } catch (thrown) {
        toasts.error(t('check.failed'), errorText(thrown) ?? undefined, ABOUT);
      }
    });
  const store = () =>
    once(async () => {
      try {
        const stored = await send(false);
        if (stored.faults.length > 0) return work.setChecked(stored);
        toasts.success(t('check.done', { count: stored.count }), undefined, undefined, ABOUT);
        if (stored.count > 0) work.setStored();
        work.close();
        imports.load();
        void collections.case.refresh();
      } catch (thrown) {
        toasts.error(t('check.notStored'), errorText(thrown) ?? undefined, ABOUT);
      }
    });
  return { busy, check, store };
}
