import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';

/** Asks for confirmation before a form with unsaved changes is left. */
export default observer(function LeaveDialog() {
  const t = useT('shell');
  const { leaving } = leaveGuard;
  return (
    <ConfirmDialog
      isOpen={leaving !== null}
      title={t('leave.title')}
      body={leaving?.reason ?? t('leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      danger
      icon="arrow-right"
      onConfirm={() => leaving?.leave()}
      onCancel={() => leaving?.stay()}
    />
  );
});
