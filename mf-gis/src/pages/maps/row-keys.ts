import type { Row } from './tree';

/** What a key asks of the row that holds the focus. */
type RowAction =
  | { do: 'focus'; id: number }
  | { do: 'toggle'; id: number }
  | { do: 'open'; id: number }
  | { do: 'show'; id: number };

/**
 * The keys of a tree grid (WAI-ARIA Authoring Practices, Treegrid): up and down walk the rows, right unfolds or goes
 * in, left folds or goes out, Enter opens, Space shows. Null for every other key.
 * @param at index of the row that holds the focus
 */
export function rowAction(key: string, rows: readonly Row[], at: number): RowAction | null {
  const row = rows[at];
  if (!row) return null;
  const { id } = row.node.place;
  const focus = (index: number): RowAction | null => {
    const target = rows[index];
    return target ? { do: 'focus', id: target.node.place.id } : null;
  };
  if (key === 'ArrowDown') return focus(at + 1);
  if (key === 'ArrowUp') return focus(at - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(rows.length - 1);
  if (key === 'Enter') return { do: 'open', id };
  if (key === ' ') return { do: 'show', id };
  if (key === 'ArrowRight' && row.node.children.length > 0)
    return row.isOpen ? focus(at + 1) : { do: 'toggle', id };
  if (key === 'ArrowLeft') {
    if (row.isOpen) return { do: 'toggle', id };
    for (let above = at - 1; above >= 0; above--) if (rows[above]!.level < row.level) return focus(above);
  }
  return null;
}
