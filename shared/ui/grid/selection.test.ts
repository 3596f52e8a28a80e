import {
  EVERYTHING_SELECTED,
  isSelected,
  NOTHING_SELECTED,
  selectedCount,
  toggleRow,
  withRows,
} from './selection';

it('names the rows chosen one by one', () => {
  const two = withRows(toggleRow(NOTHING_SELECTED, 7), [9, 7], true);
  expect([...two.ids].sort()).toEqual([7, 9]);
  expect(selectedCount(toggleRow(two, 7), 100)).toBe(1);
});

it('names only the excluded rows when all are selected', () => {
  const some = withRows(EVERYTHING_SELECTED, [3, 4], false);
  expect(selectedCount(some, 100_000)).toBe(99_998);
  expect([isSelected(some, 3), isSelected(some, 5)]).toEqual([false, true]);
  expect(toggleRow(some, 3).ids).toEqual(new Set([4]));
  expect(withRows(some, [4, 5], true).ids).toEqual(new Set([3]));
});
