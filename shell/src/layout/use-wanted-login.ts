import { go } from '@ciguawatch/shared/runtime/navigation';
import { session } from '@ciguawatch/shared/runtime/session';
import { useEffect } from 'react';
import { loginPathTo } from '../account/wanted-page';

/** A call that needed a sign-in was given up silently: the login is shown, and leads back. */
export function useWantedLogin(): void {
  const wanted = session.loginWanted;
  useEffect(() => {
    if (wanted === null) return;
    session.loginHandled();
    if (window.location.pathname !== '/login') go(loginPathTo(wanted));
  }, [wanted]);
}
