import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_NUMBERS } from '../country/numbers';
import { type Baseline, baselineOf, upperTail } from './baseline';
import { DETECTORS } from './detectors';
import type { HistoryCase, IslandHistory } from './history';
import { historyRule } from './history-rule';
import { monthRule } from './month-rule';
import { replayIsland } from './replay';
import { rollingRule } from './rolling-rule';
import { type Remembered, watchIsland } from './watch';

const quiet = (count = 0, months = 36) =>
  Array.from({ length: 36 }, (_, i) => ({ count: i < count ? 1 : 0, observed: i < months }));
const on = (...dates: string[]): HistoryCase[] =>
  dates.map((date, i) => ({
    id: i + 1,
    date,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
  }));
const island = (dates: string[], today: string, before = quiet()): IslandHistory => ({
  island: 73,
  numbers: DEFAULT_NUMBERS,
  today,
  cases: on(...dates),
  before,
});
const november = (count: number) => Array.from({ length: count }, (_, i) => `2026-11-0${i + 1}`);

/**
 * The same tail probability computed another way: the Poisson tail averaged numerically over the gamma
 * density.
 */
function integrated(shape: number, rate: number, least: number): number {
  const density = (x: number) => x ** (shape - 1) * Math.exp(-rate * x);
  const poisson = (x: number) => {
    let term = Math.exp(-x);
    let below = 0;
    for (let k = 0; k < least; k += 1) {
      below += term;
      term *= x / (k + 1);
    }
    return 1 - below;
  };
  // With x = u² the integrand is finite at 0; beyond twelve standard deviations nothing measurable is left.
  const top = Math.sqrt((shape + 12 * Math.sqrt(shape) + 40) / rate);
  const steps = 200_000;
  let [above, all] = [0, 0];
  for (let i = 0; i < steps; i += 1) {
    const u = ((i + 0.5) / steps) * top;
    const weight = density(u * u) * 2 * u;
    all += weight;
    above += weight * poisson(u * u);
  }
  return above / all;
}

describe('what is usual', () => {
  test('the upper tail equals the integral over the rate', () => {
    for (const [cases, months, least] of [
      [0, 36, 3],
      [25, 36, 4],
      [108, 36, 9],
      [3, 12, 3],
    ] as const) {
      const usual = { mean: cases / months, shape: cases + 0.5, rate: months };
      expect(upperTail(usual, least)).toBeCloseTo(integrated(usual.shape, months, least), 8);
    }
  });

  test('by hand: no case in 36 months, chance of one or more is 1 − (36/37)^½', () => {
    const usual = baselineOf(quiet());
    expect(usual).toEqual({ mean: 0, shape: 0.5, rate: 36 });
    expect(upperTail(usual as Baseline, 0)).toBe(1);
    expect(upperTail(usual as Baseline, 1)).toBeCloseTo(1 - Math.sqrt(36 / 37), 12);
    // By hand: P(0)(1 + ½ · 1/37) is the chance of fewer than two cases.
    expect(upperTail(usual as Baseline, 2)).toBeCloseTo(1 - Math.sqrt(36 / 37) * (1 + 0.5 / 37), 12);
  });

  test('unobserved months are no evidence, and below a year of observed ones no number is usual', () => {
    expect(baselineOf(quiet(6, 12))).toEqual({ mean: 0.5, shape: 6.5, rate: 12 });
    expect(baselineOf(quiet(6, 11))).toBeNull();
  });
});

describe('rules', () => {
  test('the specification: more than 5 of the current month', () => {
    expect(monthRule.look(island(november(5), '2026-11-19')).raised).toBe(false);
    expect(monthRule.look(island(november(6), '2026-11-19'))).toMatchObject({
      raised: true,
      from: '2026-11-01',
      until: '2026-11-30',
      observed: 6,
      threshold: 5,
      cases: [1, 2, 3, 4, 5, 6],
    });
    expect(monthRule.look(island(november(6), '2026-12-01')).observed).toBe(0);
  });

  test('a case that names only its month counts in the month, not in 30 days', () => {
    const history = island(november(5), '2026-11-30');
    const cases = [...history.cases, { id: 9, year: 2026, month: 11, date: null }];
    expect(monthRule.look({ ...history, cases }).raised).toBe(true);
    expect(rollingRule.look({ ...history, cases, today: '2026-11-29' }).observed).toBe(5);
  });

  test('30 days end today, the first and the last one counted', () => {
    const dates = ['2026-10-22', ...november(5)];
    expect(rollingRule.look(island(dates, '2026-11-20'))).toMatchObject({
      raised: true,
      from: '2026-10-22',
      until: '2026-11-20',
    });
    expect(rollingRule.look(island(dates, '2026-11-21')).raised).toBe(false);
  });

  test('the own history: 3 cases where none is usual, not where 25 in 36 months are', () => {
    expect(historyRule.look(island(november(2), '2026-11-19')).raised).toBe(false);
    expect(historyRule.look(island(november(3), '2026-11-19')).raised).toBe(true);
    const busy = quiet(25);
    expect(historyRule.look(island(november(3), '2026-11-19', busy))).toMatchObject({ raised: false });
    expect(historyRule.look(island(november(4), '2026-11-19', busy))).toMatchObject({
      raised: true,
      observed: 4,
      expected: 25 / 36,
      sentence: { text: 'history' },
    });
    expect(historyRule.look(island(november(4), '2026-11-19', quiet(0, 11))).raised).toBe(false);
  });

  test('the chance of 4 where 25 in 36 months are usual is one in 149', () => {
    const { sentence } = historyRule.look(island(november(4), '2026-11-19', quiet(25)));
    expect(sentence.values.oneIn).toBe(Math.round(1 / integrated(25.5, 36, 4)));
  });

  test('the first rule is that of the specification', () => {
    expect(DETECTORS.map(({ rule }) => rule)).toEqual(['month', 'rolling', 'pooled', 'same_fish', 'history']);
  });
});

describe('alerts of an island', () => {
  const alert = (rule: Remembered['rule'], raisedBy: number[], part: Partial<Remembered> = {}) => ({
    rule,
    from: '2026-11-01',
    until: '2026-11-30',
    discarded: false,
    open: true,
    raisedBy: new Set(raisedBy),
    joined: new Set<number>(),
    ...part,
  });
  const raisedBy = (count: number, ...alerts: Remembered[]) =>
    watchIsland(island(november(count), '2026-11-19'), alerts).raised.map(({ rule }) => rule);

  test('six cases at once raise one alert, by the first rule', () => {
    expect(raisedBy(6)).toEqual(['month']);
  });

  test('the third case raises an alert by history, the sixth by the month, the seventh none', () => {
    expect(raisedBy(3)).toEqual(['history']);
    const history = alert('history', [1, 2, 3]);
    expect(raisedBy(5, history)).toEqual([]);
    expect(raisedBy(6, history)).toEqual(['month']);
    expect(raisedBy(7, history, alert('month', [1, 2, 3, 4, 5, 6]))).toEqual([]);
    const { joining } = watchIsland(island(november(7), '2026-11-19'), [alert('month', [1, 2, 3, 4, 5, 6])]);
    expect(joining.map(({ cases }) => cases)).toEqual([[7]]);
  });

  test('a waiting alert is extended by a rule that precedes its own; a decided one, or one of other days, is not', () => {
    const instead = (of: Remembered) =>
      watchIsland(island(november(6), '2026-11-19'), [of]).raised.map((one) => [one.rule, one.instead]);
    const history = alert('history', [1, 2, 3]);
    expect(instead(history)).toEqual([['month', history]]);
    expect(instead({ ...history, open: false })).toEqual([['month', null]]);
    const before = alert('history', [8, 9], { from: '2026-10-01', until: '2026-10-31' });
    expect(instead(before)).toEqual([['month', null]]);
  });

  test('a discarded alert keeps its cases: six others raise the next', () => {
    const discarded = alert('month', [1, 2, 3, 4, 5, 6], { discarded: true });
    const dates = [...november(9), '2026-11-10', '2026-11-11', '2026-11-12'];
    const look = (count: number) => watchIsland(island(dates.slice(0, count), '2026-11-19'), [discarded]);
    expect(look(11).raised.map(({ rule }) => rule)).toEqual(['history']);
    expect(look(12).raised.map(({ rule, own }) => [rule, own])).toEqual([['month', [7, 8, 9, 10, 11, 12]]]);
  });

  test('30 days that a monthly alert covers raise none, although the rule is fulfilled', () => {
    const dates = ['2026-10-28', ...november(6)];
    const { raised, signals } = watchIsland(island(dates, '2026-11-19'), [
      alert('month', [2, 3, 4, 5, 6, 7]),
    ]);
    expect(raised).toEqual([]);
    expect(signals.map(({ rule, raised: yes }) => [rule, yes])).toEqual([
      ['month', true],
      ['rolling', true],
      ['pooled', false],
      ['history', true],
    ]);
  });

  test('the same cases, moved into one month, raise no second alert', () => {
    const rolling = alert('rolling', [1, 2, 3, 4, 5, 6], { from: '2026-10-21', until: '2026-11-19' });
    expect(raisedBy(6, rolling)).toEqual([]);
    expect(raisedBy(7, rolling)).toEqual(['month']);
  });
});

describe('the recorded events of French Polynesia', () => {
  const file = join(__dirname, '../../../server/reference-data/haedat_pf_ciguatera_events.csv');
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  const islands = new Map<number, HistoryCase[]>();
  for (const [index, line] of lines.entries()) {
    const cells = line.split(',');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const place = Number(cell('location_id'));
    if (!cell('island') || !cell('month')) continue;
    const date = cell('date');
    const list = islands.get(place) ?? [];
    list.push({
      id: index + 1,
      year: Number(cell('year')),
      month: Number(cell('month')),
      date: date.startsWith(cell('year')) ? date : null,
    });
    islands.set(place, list);
  }
  const all = [...islands].flatMap(([place, cases]) =>
    replayIsland(place, cases, () => true, DEFAULT_NUMBERS),
  );
  const of = (rule: string, from: string) => all.filter((one) => one.rule === rule && one.at >= from);

  test('raise 47 alerts by the month, as the log of outbreaks has it', () => {
    expect(of('month', '1999')).toHaveLength(47);
  });

  test('raise about six a year by the own history since 2007, once per island and month', () => {
    const found = of('history', '2007');
    expect(found.length / (221 / 12)).toBeCloseTo(5.5, 1);
    expect(new Set(found.map(({ island: id, at }) => `${id} ${at.slice(0, 7)}`)).size).toBe(found.length);
  });
});
