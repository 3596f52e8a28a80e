import { importSamples } from '@ciguawatch/shared/api/calls/samples';
import type { SampleImported, SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useState } from 'react';
import { SAMPLE_LIST } from '../../samples/addresses';

/** Milliseconds that the server may take. */
const TIMEOUT = 120_000;
const NOTHING: Pick<SampleImported, 'faults' | 'changes' | 'looked'> = {
  ...{ faults: [], changes: [], looked: null },
};

/** Sends a table, keeps what the server refused or would change, and leaves the page once it is stored. */
export function useStore() {
  const t = useT('samples');
  const i = useT('import');
  const { busy, once } = useBusy();
  const [uuid, setUuid] = useState(newUuid);
  const [answer, setAnswer] = useState(NOTHING);
  /** The file or its reading is another one: what was answered before holds no longer. */
  const reset = () => {
    setAnswer(NOTHING);
    setUuid(newUuid());
  };
  const store = (file: string, rows: SampleLine[]) =>
    once(async () => {
      try {
        const body = { uuid, file: file.slice(0, 200), dry_run: false, looked: answer.looked, rows };
        const got = await call(importSamples, { params: undefined, body, timeout: TIMEOUT });
        setAnswer(got);
        if (got.faults.length > 0 || got.looked !== null) return;
        const { samples, results: count, known, changes } = got;
        const said = [
          t('import.doneText', { samples, known }),
          changes.length > 0 && t('import.replaced', { count: changes.length }),
        ];
        toasts.success(
          t('import.done', { count }),
          said.filter(Boolean).join(' '),
          undefined,
          'import samples',
        );
        go(SAMPLE_LIST, { force: true });
      } catch (thrown) {
        toasts.error(i('import.failed'), errorText(thrown) ?? undefined, 'import samples');
      }
    });
  return { ...answer, busy, store, reset };
}
