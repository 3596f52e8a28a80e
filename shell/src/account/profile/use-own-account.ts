import { getUser, patchUser } from '@ciguawatch/shared/api/calls/users';
import type { Account, AccountPatch } from '@ciguawatch/shared/api/schemas/account';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { session, type User } from '@ciguawatch/shared/runtime/session/session';
import { useEffect, useState } from 'react';

/** Changes one's own account on the version that the page shows. @throws ApiError `conflict` when it was changed elsewhere */
export type ChangeOwn = (body: AccountPatch) => Promise<void>;

/** One's own account as the page shows it, and the way to change it. */
export function useOwnAccount({ id, version: shown }: User): { pending: string | null; change: ChangeOwn } {
  const [pending, setPending] = useState<string | null>(null);
  // The version that the forms began from: what another tab saved since is told before it is saved over.
  const [version, setVersion] = useState(shown);
  useEffect(() => {
    const control = new AbortController();
    // Only to tell of an address that waits; the page works without.
    call(getUser, { params: { id }, signal: control.signal }).then(
      ({ pending_email }) => setPending(pending_email),
      () => undefined,
    );
    return () => control.abort();
  }, [id]);
  const take = (next: Account) => {
    setPending(next.pending_email);
    setVersion(next.version);
    void session.getme();
  };
  const change: ChangeOwn = async (body) => {
    try {
      take(await call(patchUser, { params: { id }, body, ifVersion: version }));
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'conflict' && thrown.current)
        take(thrown.current as Account);
      throw thrown;
    }
  };
  return { pending, change };
}
