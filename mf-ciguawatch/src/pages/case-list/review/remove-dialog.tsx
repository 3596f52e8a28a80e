import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';

interface Props {
  /** id of the case, or null for all selected cases */
  id: number | null;
  count: number;
  onRemove: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before cases are deleted. */
export function RemoveDialog({ id, count, onRemove, onCancel }: Props) {
  const t = useT('caseList');
  return (
    <ConfirmDialog
      isOpen
      danger
      title={id === null ? t('remove.many', { count }) : t('remove.one', { id: String(id) })}
      body={t('remove.text')}
      confirmLabel={id === null ? t('remove.manyNow', { count }) : t('remove.oneNow')}
      onConfirm={onRemove}
      onCancel={onCancel}
    />
  );
}
