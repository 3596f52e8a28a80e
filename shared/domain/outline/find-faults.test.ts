import type { Ring } from '../geo/geometry';
import { findFaults, repairAll } from './find-faults';
import type { Outline } from './outline';

/** A square given by its lower left corner and side length, in hundredths of a degree near Tahiti. */
const square = (x: number, y: number, side: number): Ring =>
  (
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ] as Ring
  ).map(([a, b]) => [210 + a / 100, -18 + b / 100]);

const ring = (...positions: [number, number][]): Ring =>
  positions.map(([a, b]) => [210 + a / 100, -18 + b / 100]);
const kinds = (outline: Outline) => [...new Set(findFaults(outline).map(({ kind }) => kind))];

test.each<[string, Outline, string[]]>([
  ['an island', [[square(0, 0, 4)]], []],
  ['an atoll with a lagoon', [[square(0, 0, 4), square(1, 1, 2)]], []],
  ['two motu that touch in a point', [[square(0, 0, 2)], [square(2, 2, 2)]], []],
  [
    'a lagoon that touches the shore in a point',
    [[square(0, 0, 4), ring([0, 0], [2, 1], [1, 2], [0, 0])]],
    [],
  ],
  ['a motu in the lagoon', [[square(0, 0, 9), square(1, 1, 7)], [square(3, 3, 2)]], []],
  ['nothing', [], ['empty']],
  [
    'a latitude beyond 85°',
    [
      [
        [
          [210, 88],
          [211, 88],
          [211, 89],
          [210, 88],
        ],
      ],
    ],
    ['range'],
  ],
  [
    'no number',
    [
      [
        [
          [210, Number.NaN],
          [211, 1],
          [211, 2],
          [210, 1],
        ],
      ],
    ],
    ['range'],
  ],
  ['an open ring', [[square(0, 0, 4).slice(0, -1)]], ['unclosed']],
  ['a line', [[ring([0, 0], [1, 1], [0, 0])]], ['short']],
  ['a vertex twice', [[ring([0, 0], [4, 0], [4, 0], [4, 4], [0, 0])]], ['repeated']],
  ['a bow tie', [[ring([0, 0], [2, 2], [2, 0], [0, 2], [0, 0])]], ['crossing']],
  ['a spike', [[ring([0, 0], [4, 0], [4, 4], [6, 4], [4, 4], [0, 4], [0, 0])]], ['crossing']],
  [
    'a shore that touches itself at an edge',
    [[ring([0, 0], [4, 0], [4, 4], [2, 0], [0, 4], [0, 0])]],
    ['crossing'],
  ],
  [
    'a shore that touches itself at a vertex',
    [[ring([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4], [0, 0])]],
    ['crossing'],
  ],
  ['a lagoon across the shore', [[square(0, 0, 4), square(3, 3, 2)]], ['crossing']],
  ['parts that cross', [[square(0, 0, 2)], [square(1, 1, 2)]], ['overlap']],
  ['parts with one shore', [[square(0, 0, 2)], [square(2, 0, 2)]], ['overlap']],
  ['a part inside another', [[square(0, 0, 4)], [square(1, 1, 1)]], ['overlap']],
  ['a lagoon elsewhere', [[square(0, 0, 4), square(6, 6, 1)]], ['hole-outside']],
])('%s: %j', (_, outline, expected) => {
  expect(kinds(outline)).toEqual(expected);
});

test('a crossing is reported at its position', () => {
  const [fault] = findFaults([[ring([0, 0], [2, 2], [2, 0], [0, 2], [0, 0])]]);
  expect(fault?.at?.[0]).toBeCloseTo(210.01, 9);
  expect(fault?.at?.[1]).toBeCloseTo(-17.99, 9);
  expect(fault?.ring).toEqual({ part: 0, ring: 0 });
});

test.each<[string, Outline, number]>([
  ['an open ring', [[square(0, 0, 4).slice(0, -1)]], 1],
  ['a vertex twice', [[ring([0, 0], [4, 0], [4, 0], [4, 4], [0, 0])]], 1],
  ['a bow tie', [[ring([0, 0], [2, 2], [2, 0], [0, 2], [0, 0])]], 2],
  ['a spike', [[ring([0, 0], [4, 0], [4, 4], [6, 4], [4, 4], [0, 4], [0, 0])]], 1],
  ['a shore that touches itself', [[ring([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4], [0, 0])]], 2],
  ['parts that cross', [[square(0, 0, 2)], [square(1, 1, 2)]], 1],
  ['parts with one shore', [[square(0, 0, 2)], [square(2, 0, 2)]], 1],
  ['a part inside another', [[square(0, 0, 4)], [square(1, 1, 1)]], 1],
  ['a line beside an island', [[square(0, 0, 4)], [ring([6, 6], [7, 7], [6, 6])]], 1],
])('mended: %s', (_, outline, parts) => {
  const mended = repairAll(outline);
  expect(findFaults(mended)).toEqual([]);
  expect(mended).toHaveLength(parts);
});

test('a fault that only a person can decide is not corrected', () => {
  const outside: Outline = [[square(0, 0, 4), square(6, 6, 1)]];
  expect(repairAll(outside)).toBe(outside);
});

test('an outline without faults is not touched by mending', () => {
  const atoll: Outline = [[square(0, 0, 4), square(1, 1, 2)]];
  expect(repairAll(atoll)).toBe(atoll);
});
