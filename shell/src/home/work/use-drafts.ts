import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { safePath } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useEffect, useState } from 'react';

/** Number of drafts by the address of the page that continues them. */
export type LeftDrafts = ReadonlyMap<string, number>;

const NONE: LeftDrafts = new Map();

/**
 * Drafts of the account that have an address to continue at (`resumeAt`); empty until the device has been
 * read.
 */
export function useDrafts(): LeftDrafts {
  const [left, setLeft] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void drafts.list<{ resumeAt?: unknown }>('').then((found) => {
      if (gone) return;
      const counts = new Map<string, number>();
      for (const { value } of found) {
        if (typeof value.resumeAt !== 'string') continue;
        const to = safePath(value.resumeAt);
        counts.set(to, (counts.get(to) ?? 0) + 1);
      }
      if (counts.size > 0) setLeft(counts);
    });
    return () => {
      gone = true;
    };
  }, []);
  return left;
}
