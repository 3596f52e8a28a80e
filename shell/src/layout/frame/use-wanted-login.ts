import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect } from 'react';
import { verdict } from '../../access/access';
import { loginPathTo } from '../../account/wanted-page';

/** A call that needed a sign-in was given up silently: the login is shown, and leads back. */
export function useWantedLogin(): void {
  const wanted = session.loginWanted;
  useEffect(() => {
    if (wanted === null) return;
    session.loginHandled();
    const { pathname } = window.location;
    // A page that closed with the session has kept what it could: there is nothing left to stay for.
    if (pathname !== '/login') go(loginPathTo(wanted), { force: !verdict(pathname).mounted });
  }, [wanted]);
}
