import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useFetched } from '@ciguawatch/shared/ui/overlay/use-fetched';
import { observer } from 'mobx-react-lite';
import { finishLogout, logoutQuestion } from './start-logout';

const fetchDialog = () => import('./logout-dialog');

/** Shows the dialog about unsent items on logout; its code is loaded on demand. */
export const LogoutGate = observer(function LogoutGate() {
  const { open } = logoutQuestion;
  const LogoutDialog = useFetched(fetchDialog, open, askPlainly);
  return open && LogoutDialog && <LogoutDialog />;
});

/** Fallback when the dialog cannot be loaded: the browser's own confirm. */
function askPlainly(): true {
  const waiting = translate('shell', 'logout.waiting', { count: session.waiting.length });
  if (window.confirm(`${translate('shell', 'logout.title')}\n\n${waiting}`)) void finishLogout();
  else logoutQuestion.set(false);
  return true;
}
