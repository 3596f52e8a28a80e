import { useCallback, useState } from 'react';
import { type Drafts, heldDrafts, holdDrafts } from '../../stores/text-drafts';

/** Texts that were typed and not saved, kept on this device for each person and language. */
export function useDrafts(
  code: string,
): [Drafts, (change: Record<string, string | null | undefined>) => void] {
  const [state, setState] = useState(() => ({ code, drafts: heldDrafts(code) }));
  const held = state.code === code ? state : { code, drafts: heldDrafts(code) };
  if (held !== state) setState(held);
  const change = useCallback(
    (changes: Record<string, string | null | undefined>) =>
      setState((before) => {
        const all = Object.entries({ ...before.drafts, ...changes }).filter(([, text]) => text !== undefined);
        const drafts = Object.fromEntries(all) as Drafts;
        holdDrafts(before.code, drafts);
        return { ...before, drafts };
      }),
    [],
  );
  return [held.drafts, change];
}
