import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useRef } from 'react';
import type { Drawing } from '../../outline/drawing';
import type { PlaceValues } from './form/values';

/** What is kept of an edit that was not saved. */
export interface OutlineDraft {
  values: PlaceValues;
  drawing: Drawing;
  /** Version that it is based on; null for a new place. */
  version: number | null;
  /** What makes a repeat of creating harmless. */
  uuid: string;
}

/** Milliseconds of rest after which a change is kept: an outline of 50,000 vertices is no small thing to write. */
const REST = 700;

/** Keeps the edit on this device while it differs from what is saved. */
export function useDraft(name: string, draft: OutlineDraft, isDirty: boolean): void {
  const waiting = useRef<OutlineDraft | null>(null);
  useEffect(() => {
    if (!isDirty) {
      waiting.current = null;
      return undefined;
    }
    waiting.current = draft;
    const keep = () => {
      if (waiting.current) drafts.save(name, waiting.current);
      waiting.current = null;
    };
    const timer = setTimeout(keep, REST);
    const hide = () => document.visibilityState === 'hidden' && keep();
    // Before the drafts' own listeners, which write what they were given so far.
    document.addEventListener('visibilitychange', hide, true);
    window.addEventListener('pagehide', keep, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide, true);
      window.removeEventListener('pagehide', keep, true);
    };
  }, [name, draft, isDirty]);
}
