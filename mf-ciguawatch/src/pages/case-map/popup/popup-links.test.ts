import { NO_CHOICE } from '../../../public-cases/cases-choice';
import { linksOf } from './popup-links';

const point = (id: number, kind = 'island') => ({ id, kind, name: 'x', lng: 0, lat: 0, count: 1 });

test('an island links to its statistics under the current filters, and to its risk', () => {
  const choice = { ...NO_CHOICE, years: [2024, 2025], archis: [68], species: [3] };
  expect(linksOf({ points: [point(73)] }, choice)).toEqual({
    stats: '/ciguawatch/case/stats?years=2024%2C2025&island=73&species=3',
    risk: '/ciguawatch/case/risk?island=73&species=3',
    page: '/island/73',
  });
});

test('several islands link to joint statistics, but to no risk page', () => {
  expect(linksOf({ points: [point(73), point(75)] }, NO_CHOICE)).toEqual({
    stats: '/ciguawatch/case/stats?island=73%2C75',
    risk: null,
    page: null,
  });
});

test('a report without an island has no link, which would reveal more than is known', () => {
  const none = { stats: null, risk: null, page: null };
  expect(linksOf({ points: [point(68, 'archi')] }, NO_CHOICE)).toEqual(none);
  expect(linksOf({ points: [point(73), point(-4, 'country')] }, NO_CHOICE)).toEqual(none);
});
