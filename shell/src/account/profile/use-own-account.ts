import { getUser, patchUser } from '@ciguawatch/shared/api/calls/accounts/users';
import type { Account, AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { session, type User } from '@ciguawatch/shared/runtime/session/session';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Changes the own account, based on the version that was current when the page opened.
 * @throws ApiError `conflict` when it was changed elsewhere
 */
export type ChangeOwnAccount = (body: AccountPatch) => Promise<void>;

/** The own account as shown on the page, and a function to change it. */
export function useOwnAccount({ id }: Pick<User, 'id'>): {
  pending: string | null;
  change: ChangeOwnAccount;
} {
  const [pending, setPending] = useState<string | null>(null);
  const opened = useRef<Promise<number> | null>(null);
  const take = useCallback(({ pending_email, version }: Account): number => {
    setPending(pending_email);
    return version;
  }, []);
  const read = useCallback(
    (signal?: AbortSignal) => call(getUser, { params: { id }, ...(signal && { signal }) }).then(take),
    [id, take],
  );
  useEffect(() => {
    const control = new AbortController();
    const asked = read(control.signal);
    opened.current = asked;
    // The page works without this; it is loaded again before saving.
    asked.catch(() => {
      if (opened.current === asked) opened.current = null;
    });
    return () => control.abort();
  }, [read]);
  const stands = (next: Account) => {
    opened.current = Promise.resolve(take(next));
    void session.getme();
  };
  const save: ChangeOwnAccount = async (body) => {
    const ifVersion = await (opened.current ?? read());
    try {
      stands(await change(patchUser, { params: { id }, body, ifVersion }));
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'conflict' && thrown.current)
        stands(thrown.current as Account);
      throw thrown;
    }
  };
  return { pending, change: save };
}
