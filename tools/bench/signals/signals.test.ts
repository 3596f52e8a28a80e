import { join } from 'node:path';
import { unusualSilence } from '../../../shared/domain/alerts/pooled/silence';
import { found } from './clusters';
import { asMeals, baselineBy, cellOf, countsOf, END_CELL, recorded } from './events';
import { oneIn30Days, ownDistribution, replayed, rulesOf } from './rules';
import { score } from './score';
import { firstYear } from './share';

/** Island that a slow rise was found on later than anywhere. */
const RAPA = 88;

const { events, islands } = recorded(join(__dirname, '../../../server/reference-data'));
const counts = countsOf(events);
const usual = baselineBy(counts, islands);
const rules = rulesOf(usual, ownDistribution(counts));
const [, , , fast, slow, month] = rules as [unknown, unknown, unknown, ...typeof rules];
const lists = rules.slice(3).map((rule) => replayed(rule, events, '2007-01-01'));

test('the record knows 70 islands, 68 of them since 2004', () => {
  expect([islands.length, counts.size]).toEqual([70, 68]);
});

test('stated chances of 5 and 1 % occur 0.8 to 1.25 times as stated on the real years', () => {
  const law = (island: number, cell: number) => usual.usual(island, cell, { months: 1, dispersion: null });
  const counted = (island: number, cell: number) => counts.get(island)?.get(cell) ?? 0;
  const { tails, log } = score(law, counted, islands, [cellOf('2007-01-01'), END_CELL]);
  for (const tail of tails.slice(0, 2)) {
    expect(tail).toBeGreaterThan(0.8);
    expect(tail).toBeLessThan(1.25);
  }
  expect(log).toBeCloseTo(0.3837, 4);
});

test('about two and a half alerts a year since 2020, by cases and by meals', () => {
  const meals = asMeals(events);
  const of = countsOf(meals);
  const byMeals = rulesOf(baselineBy(of, islands), ownDistribution(of))
    .slice(3)
    .map((rule) => replayed(rule, meals, '2007-01-01'));
  for (const all of [lists, byMeals]) {
    const since = oneIn30Days(all).filter(({ at }) => at >= '2020').length / (65 / 12);
    expect(since).toBeGreaterThan(1);
    expect(since).toBeLessThan(2.65);
  }
});

test('Rapa: found by its month in May 2008 and by its year in December', () => {
  const of = (at: number) => lists[at]?.find(({ island }) => island === RAPA)?.at;
  expect([of(2), of(1)]).toEqual(['2008-05-29', '2008-12-01']);
});

test('four reports in 21 days on quiet islands are found in 95 % since 2020', () => {
  const [share = 0] = found([fast, slow, month].slice(0, 1) as typeof rules, events, islands, [
    '2020-01-01',
    '2025-04-30',
  ]);
  expect(share).toBeGreaterThanOrEqual(0.95);
});

test('a record that holds a third raises no more once its share is told', () => {
  expect(firstYear(events, islands, 3, 1, 2).pool).toBeGreaterThan(6);
  expect(firstYear(events, islands, 3, 1 / 3, 2).pool).toBeLessThan(2.6);
});

test('Mangareva: its silences are asked about once each, as in February 2010 and October 2017', () => {
  const MANGAREVA = 106;
  const asked: string[] = [];
  let last: number | null = null;
  let isAsked = false;
  for (let until = cellOf('2007-01'); until < END_CELL; until += 1) {
    if (counts.get(MANGAREVA)?.has(until)) [last, isAsked] = [until, false];
    if (last === null || isAsked) continue;
    const silence = unusualSilence(usual, { island: MANGAREVA, last, until, observed: () => true });
    if (!silence) continue;
    isAsked = true;
    asked.push(`${Math.floor(until / 12)}-${(until % 12) + 1}`);
  }
  expect(asked).toEqual(['2010-2', '2011-6', '2017-10', '2023-3']);
});
