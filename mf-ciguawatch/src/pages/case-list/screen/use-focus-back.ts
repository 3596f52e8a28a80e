import type { GridHandle } from '@ciguawatch/shared/ui/grid/grid';
import { type RefObject, useEffect, useRef } from 'react';
import type { OpenedRow } from '../store/case-list-store';

/**
 * When the drawer closes, moves the focus to the row read last; the drawer itself would return it to the row it
 * was opened from. The focus is left alone if the person has moved it elsewhere on the page.
 */
export function useFocusBack(opened: OpenedRow | null, grid: RefObject<GridHandle | null>): void {
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
