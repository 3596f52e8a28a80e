import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect } from 'react';
import { accessVerdict } from '../../access/access';
import { loginPathTo, lostSession } from '../../account/login/wanted-page';

/** Shows that the session ended; loaded on demand, since that is rare. */
function sayEnded(): void {
  void import('../../account/say-ended').then((found) => found.sayEnded()).catch(() => undefined);
}

/**
 * Reacts to a lost session: a page that closed with it is replaced by the login, which says why and leads
 * back. A public page stays, with a message.
 */
export function useWantedLogin(): void {
  const wanted = session.loginWanted;
  useEffect(() => {
    if (wanted === null) return;
    session.loginHandled();
    // The closed page may have opened the login already.
    lostSession.note(wanted);
    const { pathname } = window.location;
    if (accessVerdict(pathname).shown === 'login') {
      go(loginPathTo(wanted), { replace: true, force: true });
    } else if (pathname !== '/login') sayEnded();
  }, [wanted]);
}
