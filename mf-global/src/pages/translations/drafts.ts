import { useCallback, useState } from 'react';
import {
  type Drafts,
  type DraftVersions,
  heldDrafts,
  heldVersions,
  holdDrafts,
  holdVersions,
} from '../../stores/text-drafts';

interface Held {
  code: string;
  drafts: Drafts;
  /** versions that the texts were typed over */
  versions: DraftVersions;
}

type Changes = Readonly<Record<string, string | null | undefined>>;

const heldOf = (code: string): Held => ({ code, drafts: heldDrafts(code), versions: heldVersions(code) });
const without = <T>(all: Readonly<Record<string, T>>, gone: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !gone(name)));

function hold(held: Held): Held {
  holdDrafts(held.code, held.drafts);
  holdVersions(held.code, held.versions);
  return held;
}

/**
 * Texts that were typed and not saved, kept on this device for each person and language, with the versions that they
 * were typed over.
 */
export function useDrafts(code: string) {
  const [state, setState] = useState(() => heldOf(code));
  const held = state.code === code ? state : heldOf(code);
  if (held !== state) setState(held);
  /** Takes what is typed. @param versions of the texts as they are shown: what is typed first is typed over them */
  const change = useCallback((changes: Changes, versions: DraftVersions) => {
    setState((before) => {
      const gone = (name: string) => name in changes && changes[name] === undefined;
      const drafts = without({ ...before.drafts, ...changes }, gone) as Drafts;
      const begun = Object.fromEntries(
        Object.keys(drafts).flatMap((name) => {
          const version = before.versions[name] ?? (name in changes ? versions[name] : undefined);
          return version === undefined ? [] : [[name, version]];
        }),
      );
      return hold({ ...before, drafts, versions: begun });
    });
  }, []);
  /** Forgets what was saved; a text that was changed since stays, over the version that is saved now. */
  const settle = useCallback((sent: Drafts, versions: DraftVersions) => {
    setState((before) => {
      const drafts = without(before.drafts, (name) => name in sent && before.drafts[name] === sent[name]);
      const kept = Object.entries(before.versions).filter(([name]) => name in drafts);
      const over = kept.map(([name, at]) => [name, name in sent ? (versions[name] ?? at) : at]);
      return hold({ ...before, drafts, versions: Object.fromEntries(over) });
    });
  }, []);
  return { drafts: held.drafts, versions: held.versions, change, settle };
}
