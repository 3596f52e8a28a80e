/**
 * Selected rows: those in `ids`, or with `everything` all rows of the filter except `ids`, so that a
 * hundred thousand rows can be selected without listing them.
 */
export interface Selection {
  readonly everything: boolean;
  readonly ids: ReadonlySet<number>;
}

export const NOTHING_SELECTED: Selection = { everything: false, ids: new Set() };
export const EVERYTHING_SELECTED: Selection = { everything: true, ids: new Set() };

export const isSelected = ({ everything, ids }: Selection, id: number): boolean => ids.has(id) !== everything;

/** Number of selected rows out of `total`. */
export const selectedCount = ({ everything, ids }: Selection, total: number): number =>
  everything ? Math.max(0, total - ids.size) : ids.size;

/** The selection with `ids` added or removed. */
export function withRows(selection: Selection, ids: Iterable<number>, chosen: boolean): Selection {
  const named = new Set(selection.ids);
  for (const id of ids) {
    if (chosen !== selection.everything) named.add(id);
    else named.delete(id);
  }
  return { everything: selection.everything, ids: named };
}

/** The selection with one row toggled. */
export const toggleRow = (selection: Selection, id: number): Selection =>
  withRows(selection, [id], !isSelected(selection, id));
