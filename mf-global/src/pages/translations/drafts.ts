import { useCallback, useState } from 'react';
import {
  type Drafts,
  type DraftVersions,
  heldVersions,
  holdDrafts,
  holdVersions,
  readTextDrafts,
} from '../../languages/text-drafts';

interface HeldDrafts {
  code: string;
  drafts: Drafts;
  /** versions that the drafts are based on */
  versions: DraftVersions;
}

type Changes = Readonly<Record<string, string | null | undefined>>;

const readHeldDrafts = (code: string): HeldDrafts => ({
  code,
  drafts: readTextDrafts(code),
  versions: heldVersions(code),
});
const without = <T>(all: Readonly<Record<string, T>>, gone: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !gone(name)));

function storeHeldDrafts(held: HeldDrafts): HeldDrafts {
  holdDrafts(held.code, held.drafts);
  holdVersions(held.code, held.versions);
  return held;
}

function withChanges(held: HeldDrafts, changes: Changes, shown: DraftVersions): HeldDrafts {
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

function settled(held: HeldDrafts, sent: Drafts, stored: DraftVersions): HeldDrafts {
  const drafts = without(held.drafts, (name) => name in sent && held.drafts[name] === sent[name]);
  const kept = Object.entries(held.versions).filter(([name]) => name in drafts);
  const over = kept.map(([name, at]) => [name, name in sent ? (stored[name] ?? at) : at]);
  return { ...held, drafts, versions: Object.fromEntries(over) };
}

/**
 * Unsaved texts, stored on this device by person and language with the versions they are based on. The
 * stored value is changed first and rendered from, because a save may finish when its language or page is
 * no longer shown.
 */
export function useDrafts(code: string) {
  const [state, setState] = useState(() => readHeldDrafts(code));
  const held = state.code === code ? state : readHeldDrafts(code);
  if (held !== state) setState(held);
  const apply = useCallback(
    (step: (held: HeldDrafts) => HeldDrafts) => setState(storeHeldDrafts(step(readHeldDrafts(code)))),
    [code],
  );
  /**
   * Applies changes of drafts. @param versions versions of the texts as shown; the first change of a text
   * is based on them
   */
  const change = useCallback(
    (changes: Changes, versions: DraftVersions) => apply((now) => withChanges(now, changes, versions)),
    [apply],
  );
  /** Removes saved drafts; a text changed since stays, based on the version saved now. */
  const settle = useCallback(
    (sent: Drafts, versions: DraftVersions) => apply((now) => settled(now, sent, versions)),
    [apply],
  );
  return { drafts: held.drafts, versions: held.versions, change, settle };
}
