import { listTracking } from '@ciguawatch/shared/api/calls/algae';
import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { useCallback, useEffect, useState } from 'react';
import { saveBatch } from '../../algae/save';

interface State {
  rows: readonly Tracking[];
  ready: boolean;
  failed: boolean;
}

const NOT_LOADED: State = { rows: [], ready: false, failed: false };

/** Deleted rows that can be restored, fetched when their view is shown. */
export function useDeleted(shown: boolean) {
  const t = useT('algae');
  const [state, setState] = useState(NOT_LOADED);
  const { busy, once } = useBusy();
  const load = useCallback(async () => {
    try {
      const rows = await call(listTracking, { params: { deleted: true } });
      setState({ rows, ready: true, failed: false });
    } catch {
      setState({ ...NOT_LOADED, failed: true });
    }
  }, []);
  useEffect(() => {
    if (shown) void load();
  }, [shown, load]);
  const restore = (rows: readonly Tracking[]) =>
    once(async () => {
      const about = `remove samplings ${rows.map(({ id }) => id)}`;
      try {
        await saveBatch(newUuid(), { restores: rows.map(({ id }) => id) }, t('list.restore'));
        toasts.success(t('list.restored', { count: rows.length }), undefined, undefined, about);
        await load();
      } catch (thrown) {
        toasts.error(t('list.restoreFailed'), errorText(thrown) ?? undefined, about);
      }
    });
  return { ...state, load, restore, busy };
}
