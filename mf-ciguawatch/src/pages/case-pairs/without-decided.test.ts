import type { PairItem, PairPage } from '@ciguawatch/shared/api/schemas/pairs';
import { countText } from './count-text';
import { withoutDecided } from './without-decided';

const pair = (id: number) => ({ id }) as PairItem;
const page = (proposed: number): PairPage => ({
  proposed,
  accepted: 4,
  refused: 0,
  waiting: 0,
  more: proposed > 3,
  results: [1, 2, 3].map(pair),
});
const t = (key: string, values?: object) => key + JSON.stringify(values ?? '');

test('pairs decided on this device are no longer counted', () => {
  expect(withoutDecided(page(3), new Set([2, 9]))).toMatchObject({
    proposed: 2,
    accepted: 4,
    results: [pair(1), pair(3)],
  });
});

test('more than are counted stay more, and are said so', () => {
  expect(withoutDecided(page(201), new Set([2])).proposed).toBe(201);
  expect(countText(201, t)).toBe('pairs.moreThan{"n":200}');
  expect(countText(200, t)).toBe('200');
});
