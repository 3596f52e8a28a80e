import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { nameOf } from '../../algae/sampling';
import { saveBatch } from '../../algae/save';
import { timeText } from '../../algae/words';

interface Props {
  rows: readonly Tracking[];
  onClose: (done: boolean) => void;
}

/** Dialog that asks for confirmation before rows are deleted. */
export function RemoveDialog({ rows, onClose }: Props) {
  const t = useT('algae');
  const { busy, once } = useBusy();
  // The date is included, because a station may have been visited more than once.
  const nameAndDay = (row: Tracking) =>
    [nameOf(row) || t('list.noCode'), timeText(row.at_sampling_time)].filter(Boolean).join(' ');
  const names = [...new Set(rows.map(nameAndDay))];
  const what = names.slice(0, 3).join(', ') + (names.length > 3 ? '…' : '');
  const about = `remove samplings ${rows.map(({ id }) => id)}`;
  const remove = () =>
    once(async () => {
      const removals = rows.map(({ id, version }) => ({ id, version }));
      try {
        const way = await saveBatch(newUuid(), { removals }, t('list.removeLabel', { what }));
        if (way === 'sent') toasts.success(t('list.removed'), t('list.removedText'), undefined, about);
        else toasts.warning(t('form.kept'), t('form.keptText'), about);
        onClose(true);
      } catch (thrown) {
        toasts.error(t('list.removeFailed'), errorText(thrown) ?? undefined, about);
        onClose(false);
      }
    });
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={busy}
      title={t('list.removeTitle', { what })}
      body={t('list.removeText', { count: rows.length })}
      confirmLabel={t('list.remove')}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    />
  );
}
