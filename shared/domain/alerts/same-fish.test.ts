import { DEFAULT_NUMBERS } from '../country/numbers';
import { GOLDEN_FISH, probabilityOfNewFish, sameFishBefore } from './fish-notes';
import type { HistoryCase, IslandHistory } from './history';
import { replayIsland } from './replay';
import { relatedGroups, sameFishRule } from './same-fish';
import { type Remembered, watchIsland } from './watch';

const GROUPER = 12;
const PARROTFISH = 30;
/** A case of a day with its fish, and what relates it to others. */
const of = (id: number, date: string, part: Partial<HistoryCase> = {}): HistoryCase => ({
  ...{ id, date, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), fish: GROUPER },
  ...part,
});
const island = (cases: HistoryCase[], today = '2026-03-30'): IslandHistory => ({
  ...{ island: 88, numbers: DEFAULT_NUMBERS, today, cases },
  before: Array.from({ length: 36 }, () => ({ count: 0, observed: true })),
});
const three = (part: (id: number) => Partial<HistoryCase> = () => ({})) =>
  ['2026-03-01', '2026-03-15', '2026-03-30'].map((date, at) => of(at + 1, date, part(at + 1)));

describe('related reports', () => {
  test('one meal, one mark, or both by way of a third report', () => {
    const cases = [
      of(1, '2026-03-01', { marks: ['d1'] }),
      of(2, '2026-03-01', { marks: ['n1'] }),
      of(3, '2026-03-01', { meal: 7, marks: ['d1'] }),
      of(4, '2026-03-01', { meal: 7, marks: ['n1', 'e1'] }),
      of(5, '2026-03-01', { marks: ['d9'] }),
      of(6, '2026-03-01'),
    ];
    expect([...relatedGroups(cases)]).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 5],
      [6, 6],
    ]);
  });
});

describe('same fish again', () => {
  test('three unrelated meals within 30 days raise an alert that names the fish', () => {
    expect(sameFishRule.look(island(three()))).toMatchObject({
      ...{ raised: true, fish: GROUPER, observed: 3, from: '2026-03-01', until: '2026-03-30' },
      ...{ cases: [1, 2, 3], probability: null, expected: null, threshold: null },
    });
    expect(sameFishRule.look(island(three(), '2026-03-31'))).toMatchObject({ raised: false, observed: 2 });
  });

  test.each([
    ['two of one meal', (id: number) => (id > 1 ? { meal: 7 } : {})],
    ['two from one device', (id: number) => (id > 1 ? { marks: ['d1'] } : { marks: ['d2'] })],
    ['two of another fish', (id: number) => (id > 1 ? { fish: PARROTFISH } : {})],
    ['one without a fish', (id: number) => (id > 2 ? { fish: null } : {})],
  ])('%s: nothing', (_, part) => {
    expect(sameFishRule.look(island(three(part))).raised).toBe(false);
  });

  const raisedOf = (cases: HistoryCase[], alerts: Remembered[] = []) =>
    watchIsland(island(cases), alerts, ['same_fish']).raised.map(({ fish, own }) => [fish, own]);
  const known = (part: Partial<Remembered> = {}): Remembered => ({
    ...{ rule: 'same_fish', from: '2026-03-01', until: '2026-03-30', discarded: false, open: true },
    ...{ raisedBy: new Set([1, 2, 3]), joined: new Set<number>(), fish: GROUPER },
    ...part,
  });
  const another = [4, 5, 6].map((id) => of(id, '2026-03-20', { fish: PARROTFISH }));

  test('two fish raise an alert each, and neither joins that of the other', () => {
    expect(raisedOf([...three(), ...another])).toEqual([
      [GROUPER, [1, 2, 3]],
      [PARROTFISH, [4, 5, 6]],
    ]);
    expect(raisedOf([...three(), ...another], [known()])).toEqual([[PARROTFISH, [4, 5, 6]]]);
    const fourth = of(7, '2026-03-28');
    const { joining } = watchIsland(island([...three(), ...another, fourth]), [known()], ['same_fish']);
    expect(joining.map(({ cases }) => cases)).toEqual([[7]]);
  });

  test('cases that raised an alert of the threshold raise none of their fish', () => {
    expect(raisedOf(three(), [known({ rule: 'month', fish: null })])).toEqual([]);
  });

  test('the replay raises it once, from meals alone', () => {
    const found = replayIsland(88, three(), () => true, DEFAULT_NUMBERS);
    expect(found.filter(({ rule }) => rule === 'same_fish')).toMatchObject([
      { at: '2026-03-30', observed: 3 },
    ]);
  });
});

describe('notes on fish', () => {
  test('the chance of a fish not named before is the share of meals whose fish is named once', () => {
    const { meals, named, once, chance } = GOLDEN_FISH;
    expect(meals.reduce((sum: number, count) => sum + count, 0)).toBe(named);
    expect(meals.filter((count) => count === 1)).toHaveLength(once);
    expect(probabilityOfNewFish({ named, once })).toBe(chance);
    expect(probabilityOfNewFish({ named: 4, once: 0 })).toBe(0);
    expect(probabilityOfNewFish({ named: 0, once: 0 })).toBeNull();
  });

  const before = (date: string, part: Partial<HistoryCase> = {}, other: Partial<HistoryCase> = {}) => {
    const [first, second] = [of(1, '2026-03-01', other), of(2, date, part)];
    return sameFishBefore([first, second], second)?.id ?? null;
  };

  test('the same fish is noted within 30 days only, and only from somebody unrelated', () => {
    expect(before('2026-03-30')).toBe(1);
    expect(before('2026-03-31')).toBeNull();
    expect(before('2026-03-30', { fish: PARROTFISH })).toBeNull();
    expect(before('2026-03-30', { marks: ['d1'] }, { marks: ['d1'] })).toBeNull();
    expect(before('2026-03-30', { meal: 7 }, { meal: 7 })).toBeNull();
  });

  test('the latest unrelated meal before is named, once for each meal', () => {
    const cases = [
      of(1, '2026-03-01'),
      of(2, '2026-03-10', { meal: 7 }),
      of(3, '2026-03-10', { meal: 7 }),
      of(4, '2026-03-12', { marks: ['d4'] }),
      of(5, '2026-03-14', { marks: ['d4'] }),
    ];
    expect(cases.map((one) => sameFishBefore(cases, one)?.id ?? null)).toEqual([null, 1, null, 3, 3]);
  });
});
