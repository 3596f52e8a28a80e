import { leaveGuard } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

const LeaveDialog = lazy(() => import('./leave-dialog'));

/** Fetches the question only when it is asked. */
export const LeaveGate = observer(function LeaveGate() {
  if (leaveGuard.leaving === null) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog />
    </Suspense>
  );
});
