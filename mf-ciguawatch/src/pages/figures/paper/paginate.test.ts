import { sheetStarts } from './paginate';

test('sheets are filled, and a block that does not fit begins the next one', () => {
  expect(sheetStarts([400, 400, 400, 700], 1000, 300)).toEqual([2, 3]);
  expect(sheetStarts([400, 400], 1000, 300)).toEqual([]);
});

test('the last sheet takes blocks from the one before until it is reasonably full', () => {
  expect(sheetStarts([400, 300, 200, 150], 1000, 300)).toEqual([2]);
  expect(sheetStarts([500, 400, 900, 100], 1000, 300)).toEqual([2]);
});

test('a block higher than a sheet stands alone', () => {
  expect(sheetStarts([100, 1500, 100], 1000, 50)).toEqual([1, 2]);
});
