import { session } from '@ciguawatch/shared/runtime/session/session';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { useCallback, useState } from 'react';
import type { Drafts } from './model';

const keyOf = (code: string) => `ciguawatch.translating.${session.user?.id ?? 0}.${code}`;

/** Texts that were typed and not saved, kept on this device for each person and language. */
export function useDrafts(
  code: string,
): [Drafts, (change: Record<string, string | null | undefined>) => void] {
  const [state, setState] = useState(() => ({ code, drafts: recallJson<Drafts>(keyOf(code)) ?? {} }));
  const held = state.code === code ? state : { code, drafts: recallJson<Drafts>(keyOf(code)) ?? {} };
  if (held !== state) setState(held);
  const change = useCallback(
    (changes: Record<string, string | null | undefined>) =>
      setState((before) => {
        const all = Object.entries({ ...before.drafts, ...changes }).filter(([, text]) => text !== undefined);
        const drafts = Object.fromEntries(all) as Drafts;
        remember(keyOf(before.code), all.length === 0 ? null : JSON.stringify(drafts));
        return { ...before, drafts };
      }),
    [],
  );
  return [held.drafts, change];
}
