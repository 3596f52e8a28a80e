import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import type { MapPadding } from '@ciguawatch/shared/ui/map/map';
import { useSyncExternalStore } from 'react';

/** Too low for its text size to have panels over the map, as in page.module.css, which shows them below it. */
const LOW_SCREEN = '(max-height: 30em)';

/** Pixels at the map's edges that panels cover, so that views are centred in the free part. */
const PANEL_PADDING_PX: Record<'wide' | 'narrow' | 'low', MapPadding> = {
  wide: { left: 356, right: 90, top: 60, bottom: 110 },
  narrow: { left: 0, right: 0, top: 60, bottom: 110 },
  low: { left: 0, right: 0, top: 0, bottom: 0 },
};

function follow(changed: () => void): () => void {
  const screen = matchMedia(LOW_SCREEN);
  screen.addEventListener('change', changed);
  return () => screen.removeEventListener('change', changed);
}

/**
 * What panels leave of the map, and whether a popup hangs at its ring instead of below the map. Observable: read it
 * inside an observer.
 */
export function useMapRoom(): { padding: MapPadding; isPinned: boolean } {
  const low = useSyncExternalStore(follow, () => matchMedia(LOW_SCREEN).matches);
  const { wide } = viewport;
  return { padding: PANEL_PADDING_PX[low ? 'low' : wide ? 'wide' : 'narrow'], isPinned: wide && !low };
}
