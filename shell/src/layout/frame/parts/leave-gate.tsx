import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { type Leaving, leaveGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useFetched } from '@ciguawatch/shared/ui/overlay/use-fetched';
import { observer } from 'mobx-react-lite';

const fetchDialog = () => import('./leave-dialog');

/** Fetches the question only when it is asked. */
export const LeaveGate = observer(function LeaveGate() {
  const { leaving } = leaveGuard;
  const LeaveDialog = useFetched(
    fetchDialog,
    leaving !== null,
    () => leaving !== null && askPlainly(leaving),
  );
  return leaving && LeaveDialog && <LeaveDialog />;
});

/** The browser's own question, where ours cannot be fetched. */
function askPlainly({ reason, leave, stay }: Leaving): true {
  const text = `${translate('shell', 'leave.title')}\n\n${reason ?? translate('shell', 'leave.text')}`;
  if (window.confirm(text)) leave();
  else stay();
  return true;
}
