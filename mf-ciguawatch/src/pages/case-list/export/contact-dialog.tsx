import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';

interface Props {
  count: number;
  onExport: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before contacts are exported, and says that the export is recorded in the trail. */
export function ContactDialog({ count, onExport, onCancel }: Props) {
  const t = useT('caseList');
  return (
    <ConfirmDialog
      isOpen
      title={t('export.contactTitle', { count })}
      body={t('export.contactText')}
      confirmLabel={t('export.contactNow')}
      icon="download"
      onConfirm={onExport}
      onCancel={onCancel}
    />
  );
}
