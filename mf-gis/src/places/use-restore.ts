import { restoreLocation } from '@ciguawatch/shared/api/calls/outlines';
import type { DeletedPlace } from '@ciguawatch/shared/api/schemas/outline';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { tellChanged } from './tell-changed';

/** Names what toasts of deleting and of restoring a place are about: the later one replaces the earlier. */
export const removalOf = ({ id }: { id: number }): string => `remove place ${id}`;

/** Restores a deleted place and says in a toast what became of it; a second press meanwhile is ignored. */
export function useRestore() {
  const t = useT('gis');
  const { busy, once } = useBusy();
  const restore = ({ id, name, residents }: Pick<DeletedPlace, 'id' | 'name' | 'residents'>) =>
    once(async () => {
      try {
        const restored = await call(restoreLocation, { params: { id } });
        const lost = residents && restored.residents === null;
        toasts.success(
          t('restore.done', { name }),
          lost ? t('restore.noResidents') : undefined,
          undefined,
          removalOf({ id }),
        );
        tellChanged(id);
      } catch (thrown) {
        if (tellWaiting(thrown)) return;
        toasts.error(t('restore.failed', { name }), errorText(thrown) ?? undefined, removalOf({ id }));
      }
    });
  return { busy, restore };
}
