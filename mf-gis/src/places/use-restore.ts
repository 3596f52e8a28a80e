import { restoreLocation } from '@ciguawatch/shared/api/calls/outlines';
import type { DeletedPlace } from '@ciguawatch/shared/api/schemas/outline';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { tellChanged } from './tell-changed';

/** Restores a deleted place and says in a toast what became of it. */
export function useRestore() {
  const t = useT('gis');
  return async ({ id, name, residents }: Pick<DeletedPlace, 'id' | 'name' | 'residents'>): Promise<void> => {
    try {
      const restored = await call(restoreLocation, { params: { id } });
      const lost = residents && restored.residents === null;
      toasts.success(t('restore.done', { name }), lost ? t('restore.noResidents') : undefined);
      tellChanged(id);
    } catch (thrown) {
      if (tellWaiting(thrown)) return;
      toasts.error(t('restore.failed', { name }), errorText(thrown) ?? undefined);
    }
  };
}
