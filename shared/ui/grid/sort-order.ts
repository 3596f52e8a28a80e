import type { SortKey } from '../../domain/case-list/sort';

/**
 * The sort order after pressing a column header: the column replaces the order, ascending first, then
 * descending. With `add` it is appended, then reversed, then removed.
 * @param most most columns in one order
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
  // The last column stays, because rows always have some order.
  return sort.length > 1 ? sort.filter((key) => key !== before) : [{ column, descending: false }];
}
