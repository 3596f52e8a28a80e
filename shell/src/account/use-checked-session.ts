import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';

/**
 * What is known about the session; the account remembered on the device may have been logged out on the
 * server.
 */
type CheckedSession = 'anonymous' | 'asking' | 'unknown' | 'connected';

/**
 * Checks with the server who is logged in, once and again when the network returns. A login while the page
 * is open needs no check. Use it in an observer.
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
