import type { SortKey } from '../../domain/case-list/sort';

/**
 * The order after a press on the head of `column`. Alone it takes the place of what was: first ascending,
 * then descending. With `add` it goes behind the others, turns, and is taken away again.
 * @param most columns that the rows can be sorted by at once
 */
export function pressedSort(
  sort: readonly SortKey<string>[],
  column: string,
  add: boolean,
  most = 3,
): readonly SortKey<string>[] {
  const before = sort.find((key) => key.column === column);
  if (!add) return [{ column, descending: before !== undefined && !before.descending }];
  if (!before) return sort.length < most ? [...sort, { column, descending: false }] : sort;
  if (!before.descending) return sort.map((key) => (key === before ? { column, descending: true } : key));
  // The last one stays: rows are always in some order.
  return sort.length > 1 ? sort.filter((key) => key !== before) : [{ column, descending: false }];
}
