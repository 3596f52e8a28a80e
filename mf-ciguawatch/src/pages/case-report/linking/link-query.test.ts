import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { linkQuery } from './link-query';

const island = (id: number, name: string) =>
  ({ id, name, names: {}, type: 'I', country: 4 }) as unknown as Place;
const places = [island(74, 'Huahine'), { ...island(9, 'Society Islands'), type: 'A' as const }];
const query = (text: string, monthFirst = false) => linkQuery(text, monthFirst, places, 4);

test.each([
  ['', {}],
  ['4769', { number: '4769' }],
  ['n° 12', { number: '12' }],
  ['N°12', { number: '12' }],
  ['19/11/26', { date: '2026-11-19' }],
  ['9.1.2026', { date: '2026-01-09' }],
  ['2026-11-19', { date: '2026-11-19' }],
  ['huah', { island: 74 }],
  ['31/02/2026', null],
  ['society', null],
  ['repas-7', null],
])('%j asks for %j', (typed, expected) => {
  expect(query(typed)).toEqual(expected);
});

test('a date is read in the order of the reader', () => {
  expect(query('11/19/2026', true)).toEqual({ date: '2026-11-19' });
  expect(query('11/19/2026')).toBeNull();
});
