import { checkReset } from '@ciguawatch/shared/api/calls/accounts/auth';
import { asApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { useEffect, useState } from 'react';

/** State of a password link; `none` for an address without a token. */
type LinkState = 'none' | 'asking' | 'works' | 'used';

/**
 * Asks the server whether a link is valid before a password is chosen. If the server cannot be reached, the
 * form is shown anyway; sending it will tell.
 */
export function useLinkCheck(token: string): LinkState {
  const [answer, setAnswer] = useState({ token: '', used: false });
  useEffect(() => {
    if (!token) return;
    let left = false;
    const told = (used: boolean) => {
      if (!left) setAnswer({ token, used });
    };
    call(checkReset, { params: undefined, body: { token }, anonymous: true }).then(
      () => told(false),
      (thrown: unknown) => told(asApiError(thrown).code === 'reset_token_invalid'),
    );
    return () => {
      left = true;
    };
  }, [token]);
  if (!token) return 'none';
  if (answer.token !== token) return 'asking';
  return answer.used ? 'used' : 'works';
}
