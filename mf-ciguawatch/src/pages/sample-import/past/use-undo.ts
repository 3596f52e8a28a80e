import { listSampleImports, undoSampleImport } from '@ciguawatch/shared/api/calls/samples';
import type { ImportUndo } from '@ciguawatch/shared/api/schemas/desk/import';
import type { SampleImportItem } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useState } from 'react';

/** Most samples that are named among those that stay. */
const NAMED = 5;

/** Imports of one's countries, and undoing or restoring one of them. */
export function useImports() {
  const t = useT('samples');
  const { data, failed, again } = useAnswer(listSampleImports, undefined);
  const [acting, setActing] = useState<number | null>(null);
  const { busy, once } = useBusy();
  const turn = ({ id }: SampleImportItem, action: ImportUndo['action']) => {
    setActing(id);
    // Undoing and restoring take each other back, so that the later toast replaces the earlier.
    const about = `sample import ${id}`;
    return once(async () => {
      try {
        const { done, left } = await call(undoSampleImport, { params: { id }, body: { action } });
        const codes = left.slice(0, NAMED).map(({ code }) => code);
        if (left.length > NAMED) codes.push('…');
        toasts.success(
          t(action === 'undo' ? 'past.undone' : 'past.restored', { count: done }),
          left.length > 0 ? t('past.left', { count: left.length, codes: codes.join(', ') }) : undefined,
          undefined,
          about,
        );
      } catch (thrown) {
        toasts.error(t('past.failed'), errorText(thrown) ?? undefined, about);
      }
      again();
    });
  };
  return { items: data, failed, again, turn, busy: busy ? acting : null };
}
