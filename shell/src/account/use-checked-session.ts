import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';

/** What is known of the session: the account remembered on the device may have ended on the server. */
type CheckedSession = 'anonymous' | 'asking' | 'unknown' | 'connected';

/**
 * Asks the server who is signed in, once and again when the network returns. Somebody who signs in
 * while the page is open is known already. Inside an observer.
 */
export function useCheckedSession(): CheckedSession {
  const [checked, setChecked] = useState<CheckedSession>(session.user ? 'asking' : 'connected');
  const { online } = connectivity;
  const open = checked !== 'connected';
  useEffect(() => {
    if (!open) return;
    if (!online) return setChecked('unknown');
    let left = false;
    void session.getme().then((user) => {
      if (!left) setChecked(user || !session.user ? 'connected' : 'unknown');
    });
    return () => {
      left = true;
    };
  }, [open, online]);
  return session.user ? checked : 'anonymous';
}
