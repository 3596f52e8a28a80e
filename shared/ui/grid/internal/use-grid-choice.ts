import { useRef } from 'react';
import type { GridRow, GridRows } from '../grid-column';
import { EVERYTHING_SELECTED, NOTHING_SELECTED, type Selection, toggleRow, withRows } from '../selection';

/** Selecting rows: a single one, a range from the last one, or all. */
export function useGridChoice<Row extends GridRow>(
  rows: GridRows<Row>,
  selection: Selection,
  onSelect: (selection: Selection) => void,
  onFailed: (thrown: unknown) => void,
) {
  /** index of the row at which a range begins */
  const anchor = useRef(0);
  return {
    toggle(index: number): void {
      anchor.current = index;
      const row = rows.row(index);
      if (row) onSelect(toggleRow(selection, row.id));
    },
    /** Selects a range; loads the ids of its rows that are not in memory. */
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
