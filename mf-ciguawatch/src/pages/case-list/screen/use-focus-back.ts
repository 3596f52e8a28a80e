import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useEffect, useRef } from 'react';
import type { Opened } from '../store/case-list-store';

/**
 * Closing what stands beside the list leads back to the row that was read last, where the drawer itself
 * would go to the one it was opened from. Who is elsewhere in the page by then is left there.
 */
export function useFocusBack(opened: Opened | null, grid: RefObject<GridHandle | null>): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (opened) last.current = opened.index;
    else if (last.current !== null) {
      const at = document.activeElement;
      const isOurs = at === null || at === document.body || at.closest('[role=grid]') !== null;
      grid.current?.go(last.current, isOurs);
      last.current = null;
    }
  }, [opened, grid]);
}
