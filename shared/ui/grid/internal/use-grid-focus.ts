import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from './grid-move';

/**
 * The cell in the tab order, and moving it: the row is scrolled to first, and the cell is focused once
 * rendered. `head` is the index of the header in the tab order.
 */
export function useGridFocus(
  box: RefObject<HTMLElement | null>,
  reveal: (row: number) => void,
  size: { rows: number; cols: number },
) {
  const [at, setAt] = useState<Cell>({ row: 0, col: 1 });
  const [head, setHead] = useState(1);
  const wanted = useRef(false);
  const here: Cell = {
    row: Math.max(0, Math.min(size.rows - 1, at.row)),
    col: Math.min(at.col, size.cols - 1),
  };
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-row="${here.row}"][data-col="${here.col}"]`);
    if (!cell) return;
    wanted.current = false;
    cell.focus({ preventScroll: true });
    if (box.current) showColumn(box.current, cell);
  });
  const go = useCallback(
    (to: Cell, focus = true) => {
      wanted.current = focus;
      setAt(to);
      reveal(to.row);
    },
    [reveal],
  );
  const goHead = useCallback(
    (col: number) => {
      setHead(col);
      box.current?.querySelector<HTMLElement>(`[data-head="${col}"]`)?.focus();
    },
    [box],
  );
  /** Follows focus that assistive technology moved to a cell or header. */
  const came = useCallback(({ head: col, row, col: cell }: DOMStringMap) => {
    if (col !== undefined) setHead(Number(col));
    if (row === undefined) return;
    const to = { row: Number(row), col: Number(cell) };
    setAt((before) => (before.row === to.row && before.col === to.col ? before : to));
  }, []);
  return { at: here, head: Math.min(head, size.cols - 1), go, goHead, came };
}

/** Scrolls sideways until the cell is visible. */
function showColumn(box: HTMLElement, cell: HTMLElement): void {
  const left = cell.offsetLeft;
  const right = left + cell.offsetWidth;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
