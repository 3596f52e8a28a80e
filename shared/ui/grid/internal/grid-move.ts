/** A cell: the row counted from 0, the column from 0, which is the one that selects. */
export interface Cell {
  row: number;
  col: number;
}

/** What of a key press moves in a grid. */
interface MoveKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Where a key leads in a grid of `rows` by `cols`; null for a key that does not move. A row of -1 is the head.
 * @param page rows in sight, the step of Page Up and Page Down
 */
export function movedCell(
  at: Cell,
  { key, ctrlKey, metaKey }: MoveKey,
  rows: number,
  cols: number,
  page: number,
): Cell | null {
  const far = ctrlKey || metaKey;
  const last = rows - 1;
  const steps: Record<string, Cell> = {
    ArrowDown: { row: far ? last : at.row + 1, col: at.col },
    ArrowUp: { row: far ? 0 : at.row - 1, col: at.col },
    ArrowRight: { row: at.row, col: at.col + 1 },
    ArrowLeft: { row: at.row, col: at.col - 1 },
    PageDown: { row: at.row + page, col: at.col },
    PageUp: { row: Math.max(0, at.row - page), col: at.col },
    Home: far ? { row: 0, col: 0 } : { row: at.row, col: 0 },
    End: far ? { row: last, col: cols - 1 } : { row: at.row, col: cols - 1 },
  };
  const to = steps[key];
  if (!to) return null;
  return { row: Math.max(-1, Math.min(last, to.row)), col: Math.max(0, Math.min(cols - 1, to.col)) };
}
