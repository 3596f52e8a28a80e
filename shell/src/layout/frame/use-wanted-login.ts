import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect } from 'react';
import { verdict } from '../../access/access';
import { loginPathTo, lostSession } from '../../account/login/wanted-page';

/** Said by code that is fetched for it: a session ends on few visits. */
function sayEnded(): void {
  void import('../../account/say-ended').then((found) => found.sayEnded()).catch(() => undefined);
}

/**
 * A session was lost. A page that closed with it has kept what it could: the login takes its place, says
 * why and leads back to it. A public page stays, and says so.
 */
export function useWantedLogin(): void {
  const wanted = session.loginWanted;
  useEffect(() => {
    if (wanted === null) return;
    session.loginHandled();
    // The page that closed may have led to the login already.
    lostSession.note(wanted);
    const { pathname } = window.location;
    if (verdict(pathname).shown === 'login') {
      go(loginPathTo(wanted), { replace: true, force: true });
    } else if (pathname !== '/login') sayEnded();
  }, [wanted]);
}
