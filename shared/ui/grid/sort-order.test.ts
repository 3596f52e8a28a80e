import type { SortKey } from '../../domain/case-list/sort';
import { pressedSort } from './sort-order';

const up = (column: string): SortKey<string> => ({ column, descending: false });
const down = (column: string): SortKey<string> => ({ column, descending: true });

it('a header alone sorts, then reverses, and replaces the other columns', () => {
  expect(pressedSort([down('id')], 'age', false)).toEqual([up('age')]);
  expect(pressedSort([up('age')], 'age', false)).toEqual([down('age')]);
  expect(pressedSort([down('age')], 'age', false)).toEqual([up('age')]);
  expect(pressedSort([up('age'), up('id')], 'id', false)).toEqual([down('id')]);
});

it('with Shift a header is added behind the others, then reversed, then removed', () => {
  const two = pressedSort([up('age')], 'id', true);
  expect(two).toEqual([up('age'), up('id')]);
  expect(pressedSort(two, 'age', true)).toEqual([down('age'), up('id')]);
  expect(pressedSort([down('age'), up('id')], 'age', true)).toEqual([up('id')]);
});

it('rows are always in some order, of three columns at most', () => {
  expect(pressedSort([down('id')], 'id', true)).toEqual([up('id')]);
  const three = [up('a'), up('b'), up('c')];
  expect(pressedSort(three, 'd', true)).toBe(three);
});
