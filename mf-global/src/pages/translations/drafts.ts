import { useCallback, useState } from 'react';
import {
  type Drafts,
  type DraftVersions,
  heldDrafts,
  heldVersions,
  holdDrafts,
  holdVersions,
} from '../../languages/text-drafts';

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

function changed(held: Held, changes: Changes, shown: DraftVersions): Held {
  const gone = (name: string) => name in changes && changes[name] === undefined;
  const drafts = without({ ...held.drafts, ...changes }, gone) as Drafts;
  const begun = Object.fromEntries(
    Object.keys(drafts).flatMap((name) => {
      const version = held.versions[name] ?? (name in changes ? shown[name] : undefined);
      return version === undefined ? [] : [[name, version]];
    }),
  );
  return { ...held, drafts, versions: begun };
}

function settled(held: Held, sent: Drafts, stored: DraftVersions): Held {
  const drafts = without(held.drafts, (name) => name in sent && held.drafts[name] === sent[name]);
  const kept = Object.entries(held.versions).filter(([name]) => name in drafts);
  const over = kept.map(([name, at]) => [name, name in sent ? (stored[name] ?? at) : at]);
  return { ...held, drafts, versions: Object.fromEntries(over) };
}

/**
 * Texts that were typed and not saved, kept on this device for each person and language, with the versions that they
 * were typed over. What is kept is changed first and drawn from: a saving may end when its language, or the page, is
 * shown no more.
 */
export function useDrafts(code: string) {
  const [state, setState] = useState(() => heldOf(code));
  const held = state.code === code ? state : heldOf(code);
  if (held !== state) setState(held);
  const apply = useCallback((step: (held: Held) => Held) => setState(hold(step(heldOf(code)))), [code]);
  /** Takes what is typed. @param versions of the texts as they are shown: what is typed first is typed over them */
  const change = useCallback(
    (changes: Changes, versions: DraftVersions) => apply((now) => changed(now, changes, versions)),
    [apply],
  );
  /** Forgets what was saved; a text that was changed since stays, over the version that is saved now. */
  const settle = useCallback(
    (sent: Drafts, versions: DraftVersions) => apply((now) => settled(now, sent, versions)),
    [apply],
  );
  return { drafts: held.drafts, versions: held.versions, change, settle };
}
