import { countCodes, countIds, countYes, topEntries } from './statistics-counts';

const rows = Uint32Array.of(0, 1, 2, 3, 4);

test('codes are counted with the unknown first', () => {
  expect(countCodes(Uint8Array.of(1, 1, 0, 3, 1), rows, 3)).toEqual([1, 3, 0, 1]);
});

test('a whole column counts as its rows do one by one, whatever its length and where it lies', () => {
  const memory = Uint8Array.from({ length: 40 }, (_, i) => (i * 7) % 6);
  for (let from = 0; from < 8; from += 1)
    for (let length = 0; length < 14; length += 1) {
      const column = memory.subarray(from, from + length);
      const counted = [0, 0, 0, 0, 0, 0];
      for (const code of column) counted[code] = (counted[code] ?? 0) + 1;
      expect(countCodes(column, Uint32Array.from(column.keys()), 5)).toEqual(counted);
    }
});

test('ids are counted the most frequent first; unknown is left out', () => {
  expect(countIds(Int32Array.of(7, 9, 9, 0, 4), rows)).toEqual([
    { key: 9, count: 2 },
    { key: 4, count: 1 },
    { key: 7, count: 1 },
  ]);
});

test('of a column that is longer, only the rows asked for are counted', () => {
  expect(countCodes(Uint8Array.of(1, 1, 0, 3, 1, 1), rows, 3)).toEqual([1, 3, 0, 1]);
  expect(countIds(Int32Array.of(7, 9, 9, 0, 4, 4), rows)).toEqual(
    countIds(Int32Array.of(7, 9, 9, 0, 4), rows),
  );
});

test('a chart keeps 25 entries and none that is zero', () => {
  const entries = Array.from({ length: 40 }, (_, key) => ({ key, count: key }));
  const top = topEntries(entries);
  expect(top).toHaveLength(25);
  expect([top[0]?.count, top[24]?.count]).toEqual([39, 15]);
  expect(topEntries([{ count: 0 }, { count: 2 }])).toEqual([{ count: 2 }]);
});

test('yes-no columns tell how many answered', () => {
  expect(countYes(Uint8Array.of(2, 1, 0, 2, 0), rows)).toEqual({ yes: 2, answered: 3 });
});
