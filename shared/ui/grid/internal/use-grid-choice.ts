import { useRef } from 'react';
import type { GridRow, GridRows } from '../grid-column';
import { EVERYTHING_SELECTED, NOTHING_SELECTED, type Selection, toggled, withRows } from '../selection';

/** Choosing rows: one, from the one before to this one, or all. */
export function useGridChoice<Row extends GridRow>(
  rows: GridRows<Row>,
  selection: Selection,
  onSelect: (selection: Selection) => void,
  onFailed: (thrown: unknown) => void,
) {
  /** the row that a range begins at */
  const anchor = useRef(0);
  return {
    toggle(index: number): void {
      anchor.current = index;
      const row = rows.row(index);
      if (row) onSelect(toggled(selection, row.id));
    },
    /** Pages between that are not in memory are fetched for their numbers. */
    async range(index: number): Promise<void> {
      const from = Math.min(anchor.current, index);
      const to = Math.max(anchor.current, index) + 1;
      try {
        onSelect(withRows(selection, await rows.ids(from, to), true));
      } catch (thrown) {
        onFailed(thrown);
      }
    },
    all(): void {
      const isAll = selection.everything && selection.ids.size === 0;
      onSelect(isAll ? NOTHING_SELECTED : EVERYTHING_SELECTED);
    },
    begin(index: number): void {
      anchor.current = index;
    },
  };
}
