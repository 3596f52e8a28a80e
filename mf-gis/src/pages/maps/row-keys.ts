import type { Row } from './tree';

/** Action of a key on the focused row. */
type RowAction =
  | { do: 'focus'; id: number }
  | { do: 'toggle'; id: number }
  | { do: 'open'; id: number }
  | { do: 'show'; id: number };

/**
 * Keys of a tree grid (WAI-ARIA Authoring Practices, Treegrid): up and down move between rows, right
 * expands or enters, left collapses or leaves, Enter opens, Space shows on the map. Null for other keys.
 * @param at index of the focused row
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
