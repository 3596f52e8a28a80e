import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { leaveGuard, type PendingNavigation } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useFetched } from '@ciguawatch/shared/ui/overlay/use-fetched';
import { observer } from 'mobx-react-lite';

const fetchDialog = () => import('./leave-dialog');

/** Shows the dialog about unsaved changes; its code is loaded on demand. */
export const LeaveGate = observer(function LeaveGate() {
  const { leaving } = leaveGuard;
  const LeaveDialog = useFetched(
    fetchDialog,
    leaving !== null,
    () => leaving !== null && askPlainly(leaving),
  );
  return leaving && LeaveDialog && <LeaveDialog />;
});

/** Fallback when the dialog cannot be loaded: the browser's own confirm. */
function askPlainly({ reason, leave, stay }: PendingNavigation): true {
  const text = `${translate('shell', 'leave.title')}\n\n${reason ?? translate('shell', 'leave.text')}`;
  if (window.confirm(text)) leave();
  else stay();
  return true;
}
