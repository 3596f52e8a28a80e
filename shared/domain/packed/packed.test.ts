import { type Packing, pack, unpack } from './packed';

const PACKING: Packing = { differences: ['id'], follows: { point: 'island' } };
const NAMES = ['id', 'island', 'point', 'word'];
const through = (rows: unknown[][]) =>
  unpack(JSON.parse(JSON.stringify(pack(NAMES, rows, PACKING))), NAMES, PACKING);

test('unpacked rows equal the packed ones', () => {
  const rows = [
    [3, 7, [1.5, 2], 'a'],
    [4, 8, [9, 9], 'a'],
    [9, 7, [1.5, 2], null],
    [8, 7, [1.5, 3], { deep: [1] }],
    [10, 7, null, { deep: [1] }],
    [11, 7, null, false],
    [12, null, [1, 1], 0],
    [13, null, [1, 1], ''],
    [null, 8, [9, 9], 'b'],
    [14, 8, [9, 9], 'b'],
  ];
  expect(through(rows)).toEqual(rows);
  expect(through([])).toEqual([]);
});

test('equal neighbours are stored once, numbers as differences, and a point once per island', () => {
  const rows = [
    [1, 7, [1, 2], 'a'],
    [2, 7, [1, 2], 'a'],
    [3, 8, [3, 4], 'b'],
    [4, 7, [1, 2], 'b'],
  ];
  expect(pack(NAMES, rows, PACKING)).toEqual({
    id: [[1], [4]],
    island: [
      [7, 8, 7],
      [2, 1, 1],
    ],
    point: [
      [[1, 2], 0, [3, 4], 0],
      [1, 1, 1, 1],
    ],
    word: [
      ['a', 'b'],
      [2, 2],
    ],
  });
});

test('a column missing from the server is unknown, and a column unknown to this version is left out', () => {
  const { word, ...others } = pack(NAMES, [[1, 7, [1, 2], 'a']], PACKING);
  expect(unpack({ ...others, novelty: word! }, NAMES, PACKING)).toEqual([[1, 7, [1, 2], null]]);
});

test('the code of "same as before" is refused as a value, since it would unpack to another value', () => {
  expect(() => pack(NAMES, [[1, 7, 0, 'a']], PACKING)).toThrow('stands for the same');
});
