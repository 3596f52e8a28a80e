import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { logoutQuestion } from './start-logout';

const LogoutDialog = lazy(() => import('./logout-dialog'));

/** Fetches the question only when it is asked. */
export const LogoutGate = observer(function LogoutGate() {
  if (!logoutQuestion.open) return null;
  return (
    <Suspense fallback={null}>
      <LogoutDialog />
    </Suspense>
  );
});
