import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { DraftInHand } from '@ciguawatch/shared/runtime/drafts/drafts';
import { useEffect, useRef } from 'react';
import type { Drawing } from '../../../outline/drawing';
import type { PlaceValues } from '../form/values';

/** A draft of an unsaved edit. */
export interface OutlineDraft {
  /** Drafts of earlier releases have no names by language and no landform. */
  values: Omit<PlaceValues, 'names' | 'landform'> & Partial<PlaceValues>;
  drawing: Drawing;
  /** The place when the edit began; null for a new one, missing in older drafts. */
  base?: LocationFull | null;
  /** Version it is based on; null for a new place. */
  version: number | null;
  /** Idempotency key of the request, so that sending it twice creates one place. */
  uuid: string;
}

/**
 * The place as it was when the edit began; null for an older draft without it, in which case every difference
 * needs a choice.
 */
export function draftBase(draft: OutlineDraft | null, place: LocationFull | null): LocationFull | null {
  if (place === null || draft === null) return place;
  if (draft.base) return draft.base;
  if (draft.version === null || draft.version === place.version) return place;
  const unknown = { name: '', names: {}, landform: null, parent_id: null, own_timezone: null };
  return { ...place, ...unknown, residents: null, geometry: null, version: draft.version };
}

/**
 * Milliseconds without changes before a draft is written, because an outline of 50,000 vertices is large.
 */
const DRAFT_DELAY_MS = 700;

/**
 * Stores the edit on this device while it differs from the saved place.
 * @param hand draft of this filling-in; after its `done` nothing more is stored
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
    const timer = setTimeout(keep, DRAFT_DELAY_MS);
    const hide = () => document.visibilityState === 'hidden' && keep();
    // Registered before the drafts' own listeners, so that they write the latest values.
    document.addEventListener('visibilitychange', hide, true);
    window.addEventListener('pagehide', keep, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide, true);
      window.removeEventListener('pagehide', keep, true);
    };
  }, [hand, draft, isDirty]);
}
