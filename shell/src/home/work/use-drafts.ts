import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { safePath } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useEffect, useState } from 'react';

/** Text of a module that names what a draft edits, such as a case. */
interface DraftLabel {
  namespace: string;
  key: string;
  id: string;
}

/** Drafts that continue at one address: their number, and what is edited; null for new forms. */
interface LeftDraft {
  count: number;
  label: DraftLabel | null;
}

/** Drafts by the address of the page that continues them. */
export type LeftDrafts = ReadonlyMap<string, LeftDraft>;

const NONE: LeftDrafts = new Map();

/**
 * Drafts of the account that have an address to continue at (`resumeAt`); empty until the device has been
 * read.
 */
export function useDrafts(): LeftDrafts {
  const [left, setLeft] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void drafts.list<{ resumeAt?: unknown; resumeLabel?: DraftLabel }>('').then((found) => {
      if (gone) return;
      const counts = new Map<string, LeftDraft>();
      for (const { value } of found) {
        if (typeof value.resumeAt !== 'string') continue;
        const to = safePath(value.resumeAt);
        counts.set(to, { count: (counts.get(to)?.count ?? 0) + 1, label: value.resumeLabel ?? null });
      }
      if (counts.size > 0) setLeft(counts);
    });
    return () => {
      gone = true;
    };
  }, []);
  return left;
}
