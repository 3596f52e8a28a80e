import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import type { BulkAction } from './bulk-bar';

interface Props {
  action: BulkAction;
  /** number of rows selected */
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, because a single key press would change all of these cases. */
export function ManyDialog({ action, count, onConfirm, onCancel }: Props) {
  const t = useT('caseList');
  return (
    <ConfirmDialog
      isOpen
      title={t(`many.${action}`, { count })}
      body={t('many.text')}
      confirmLabel={t('many.now', { count })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
