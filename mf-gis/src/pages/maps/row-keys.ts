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
  switch (key) {
    case 'ArrowDown':
      return focus(at + 1);
    case 'ArrowUp':
      return focus(at - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'Enter':
      return { do: 'open', id };
    case ' ':
      return { do: 'show', id };
    case 'ArrowRight':
      if (row.node.children.length === 0) return null;
      return row.isOpen ? focus(at + 1) : { do: 'toggle', id };
    case 'ArrowLeft':
      return row.isOpen
        ? { do: 'toggle', id }
        : focus(
            rows
              .slice(0, at)
              .map(({ level }) => level < row.level)
              .lastIndexOf(true),
          );
    default:
      return null;
  }
}
