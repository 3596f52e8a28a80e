import { NO_CHOICE } from '../../../public-cases/cases-choice';
import { linksOf } from './popup-links';

const point = (id: number, kind = 'island') => ({ id, kind, name: 'x', lng: 0, lat: 0, count: 1 });

test('an island leads to its figures under the filters in force, and to the question of risk', () => {
  const choice = { ...NO_CHOICE, years: [2024, 2025], archis: [68], species: [3] };
  expect(linksOf({ points: [point(73)] }, choice)).toEqual({
    stats: '/ciguawatch/case/stats?years=2024%2C2025&island=73&species=3',
    risk: '/ciguawatch/case/risk?island=73&species=3',
  });
});

test('several islands have figures together, and no single answer about risk', () => {
  expect(linksOf({ points: [point(73), point(75)] }, NO_CHOICE)).toEqual({
    stats: '/ciguawatch/case/stats?island=73%2C75',
    risk: null,
  });
});

test('a report without an island has no link that would say more than it knows', () => {
  const none = { stats: null, risk: null };
  expect(linksOf({ points: [point(68, 'archi')] }, NO_CHOICE)).toEqual(none);
  expect(linksOf({ points: [point(73), point(-4, 'country')] }, NO_CHOICE)).toEqual(none);
});
