/**
 * Rows that are chosen: those of `ids`, or with `everything` all that the filter finds but those of `ids`.
 * So a hundred thousand rows are chosen without being named.
 */
export interface Selection {
  readonly everything: boolean;
  readonly ids: ReadonlySet<number>;
}

export const NOTHING_SELECTED: Selection = { everything: false, ids: new Set() };
export const EVERYTHING_SELECTED: Selection = { everything: true, ids: new Set() };

export const isSelected = ({ everything, ids }: Selection, id: number): boolean => ids.has(id) !== everything;

/** How many rows are chosen of `total`. */
export const selectedCount = ({ everything, ids }: Selection, total: number): number =>
  everything ? Math.max(0, total - ids.size) : ids.size;

/** The same rows, with `ids` chosen or not. */
export function withRows(selection: Selection, ids: Iterable<number>, chosen: boolean): Selection {
  const named = new Set(selection.ids);
  for (const id of ids) {
    if (chosen !== selection.everything) named.add(id);
    else named.delete(id);
  }
  return { everything: selection.everything, ids: named };
}

/** The same selection with one row added or removed. */
export const toggled = (selection: Selection, id: number): Selection =>
  withRows(selection, [id], !isSelected(selection, id));
