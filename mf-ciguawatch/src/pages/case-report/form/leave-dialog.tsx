import { useT } from '@ciguawatch/shared/runtime/i18n';
import { lazy, Suspense } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@ciguawatch/shared/ui/confirm-dialog')).ConfirmDialog,
}));

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Before the form is closed: the draft stays, and that is said. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  const t = useT('ciguawatch');
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen
        title={t('report.leaveTitle')}
        body={t('report.leaveKept')}
        confirmLabel={t('report.leaveNow')}
        cancelLabel={t('report.leaveStay')}
        onConfirm={onLeave}
        onCancel={onStay}
      />
    </Suspense>
  );
}
