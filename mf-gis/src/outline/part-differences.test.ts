import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { outlineOfChoices, partDifferences } from './part-differences';

/** A square motu of one degree, by its lower left corner. */
const motu = (x: number, y = 0, side = 1): Outline[number] => [
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ],
];
const [one, two, three] = [motu(200), motu(210), motu(220)];

test('a part that both changed is one difference, those that one side changed are its own', () => {
  const mine = [motu(200, 0, 2), motu(210, 0, 2), three];
  const theirs = [motu(200, 0, 3), two, motu(220, 0, 2)];
  expect(partDifferences([one, two, three], mine, theirs)).toEqual([
    { before: [one], mine: [mine[0]], theirs: [theirs[0]], only: null },
    { before: [two], mine: [mine[1]], theirs: [two], only: 'mine' },
    { before: [three], mine: [three], theirs: [theirs[2]], only: 'theirs' },
  ]);
});

test('each part is taken from the chosen side, and parts that agree stay', () => {
  const mine = [motu(200, 0, 2), two, motu(230)];
  const theirs = [motu(200, 0, 3), two, motu(220, 0, 2)];
  const found = partDifferences([one, two, three], mine, theirs);
  expect(found.map(({ only }) => only)).toEqual([null, null, 'mine']);
  expect(outlineOfChoices(theirs, found, ['mine', 'theirs', 'mine'])).toEqual([
    two,
    motu(220, 0, 2),
    motu(200, 0, 2),
    motu(230),
  ]);
  expect(outlineOfChoices(theirs, found, ['theirs', 'mine', 'theirs'])).toEqual([motu(200, 0, 3), two]);
  expect(outlineOfChoices(theirs, found, ['theirs', 'theirs', 'theirs'])).toEqual(theirs);
});

test('a part deleted by one side can be kept or left out; one deleted by both is no difference', () => {
  const found = partDifferences([one, two, three], [two], [motu(210, 0, 2), three]);
  expect(found).toEqual([
    { before: [two], mine: [two], theirs: [motu(210, 0, 2)], only: 'theirs' },
    { before: [three], mine: [], theirs: [three], only: 'mine' },
  ]);
  expect(outlineOfChoices([motu(210, 0, 2), three], found, ['theirs', 'mine'])).toEqual([motu(210, 0, 2)]);
});

test('parts whose boxes touch are one choice, so that no choice of sides overlaps', () => {
  const theirs = [motu(200, 0, 3), motu(202, 2.5, 3)];
  const found = partDifferences([], [motu(200.5), motu(204.5, 5, 1)], theirs);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ before: [], only: null });
});

test('a ring that begins at another vertex is the same part', () => {
  const [[a, b, c, d]] = one as [Outline[number][number]];
  expect(partDifferences([one], [[[b!, c!, d!, a!, b!]]], [one])).toEqual([]);
});
