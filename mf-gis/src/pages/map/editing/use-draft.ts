import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useRef } from 'react';
import type { Drawing } from '../../../outline/drawing';
import type { PlaceValues } from '../form/values';

/** What is kept of an edit that was not saved. */
export interface OutlineDraft {
  values: PlaceValues;
  drawing: Drawing;
  /** The place as it was when the edit was begun; null for a new one, missing in drafts of before. */
  base?: LocationFull | null;
  /** Version that it is based on; null for a new place. */
  version: number | null;
  /** What makes a repeat of creating harmless. */
  uuid: string;
}

/**
 * The place as it was when an edit was begun. Of a draft of an older version that does not hold it nothing is known:
 * whatever differs from what is stored now is asked about.
 */
export function baseOf(draft: OutlineDraft | null, place: LocationFull | null): LocationFull | null {
  if (place === null || draft === null) return place;
  if (draft.base) return draft.base;
  if (draft.version === null || draft.version === place.version) return place;
  const unknown = { name: '', parent_id: null, own_timezone: null, residents: null, geometry: null };
  return { ...place, ...unknown, version: draft.version };
}

/** Milliseconds of rest after which a change is kept: an outline of 50,000 vertices is no small thing to write. */
const REST = 700;

/**
 * Keeps the edit on this device while it differs from what is saved.
 * @param hand the filling-in that it belongs to: once that is done nothing is kept any more
 */
export function useDraft(hand: DraftInHand<OutlineDraft>, draft: OutlineDraft, isDirty: boolean): void {
  const waiting = useRef<OutlineDraft | null>(null);
  useEffect(() => {
    if (!isDirty) {
      waiting.current = null;
      return undefined;
    }
    waiting.current = draft;
    const keep = () => {
      if (waiting.current) hand.keep(waiting.current);
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
  }, [hand, draft, isDirty]);
}
