import { listImports, undoImport } from '@ciguawatch/shared/api/calls/desk/imports';
import type { ImportItem, ImportUndo } from '@ciguawatch/shared/api/schemas/desk/import';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useCallback, useEffect, useState } from 'react';

/** Imports of one's countries, the latest first; null until they are loaded. */
export interface Imports {
  items: readonly ImportItem[] | null;
  failed: unknown;
  /** id of the import that is being undone or restored */
  busy: number | null;
  load: () => void;
  undo: (item: ImportItem, action: ImportUndo['action']) => Promise<void>;
}

/** Loads the imports, and undoes or restores one. */
export function useImports(): Imports {
  const t = useT('caseImport');
  const [items, setItems] = useState<readonly ImportItem[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [acting, setActing] = useState<number | null>(null);
  const { busy, once } = useBusy();
  const load = useCallback(() => {
    call(listImports, { params: undefined }).then(
      (next) => {
        setItems(next);
        setFailed(null);
      },
      (thrown) => setFailed(thrown),
    );
  }, []);
  useEffect(load, [load]);
  const tellFailure = (thrown: unknown, about: string) => {
    if (thrown instanceof ApiError && thrown.code === 'awaits_approval')
      toasts.success(t('past.waits'), undefined, undefined, about);
    else toasts.error(t('past.failed'), errorText(thrown) ?? undefined, about);
  };
  const undo = (item: ImportItem, action: ImportUndo['action']) => {
    setActing(item.id);
    // Undoing and restoring take each other back, so that the later toast replaces the earlier.
    const about = `import ${item.id}`;
    return once(async () => {
      try {
        const { done, left } = await call(undoImport, {
          params: { id: item.id },
          body: { action },
          timeout: 120_000,
        });
        toasts.success(
          t(action === 'undo' ? 'past.undone' : 'past.restored', { count: done }),
          left.length > 0 ? t('past.left', { count: left.length }) : undefined,
          undefined,
          about,
        );
      } catch (thrown) {
        tellFailure(thrown, about);
      }
      load();
    });
  };
  return { items, failed, busy: busy ? acting : null, load, undo };
}
