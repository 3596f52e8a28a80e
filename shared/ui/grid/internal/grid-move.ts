/** A cell by row and column index, both from 0; column 0 is the selection column. */
export interface Cell {
  row: number;
  col: number;
}

/** The parts of a key event that decide a move. */
interface MoveKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * The cell that a key moves to in a grid of `rows` by `cols`; null for other keys. Row -1 is the header.
 * @param page number of visible rows, the step of Page Up and Page Down
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
