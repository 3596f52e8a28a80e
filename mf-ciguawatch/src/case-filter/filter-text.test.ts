import { readFilter } from '@ciguawatch/shared/domain/case-list/filter';
import {
  buildFilter,
  daysOf,
  endsOf,
  filterValues,
  includesUnknown,
  instantsOf,
  rangePart,
  wordsFilter,
  wordsOfFilter,
} from './filter-text';

it('keeps the unknown apart from the alternatives', () => {
  expect([filterValues('F,none'), includesUnknown('F,none'), includesUnknown('F')]).toEqual([
    ['F'],
    true,
    false,
  ]);
  expect([buildFilter(['F', 'M'], true), buildFilter([], true), buildFilter([], false)]).toEqual([
    'F,M,none',
    'none',
    null,
  ]);
});

it('writes and reads ranges', () => {
  for (const part of ['3..9', '3..', '..9', '-3..-1', '7', ''])
    expect([part, rangePart(endsOf(part))]).toEqual([part, part]);
  expect(endsOf('7')).toEqual({ from: '7', to: '7' });
});

it('takes days of this device as instants, both in the range', () => {
  const part = instantsOf({ from: '2026-11-20', to: '2026-11-21' });
  expect(readFilter('created_at', part).ok).toBe(true);
  expect(daysOf(part)).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  const [from, to] = part.split('..') as [string, string];
  expect(Date.parse(to) - Date.parse(from)).toBe(2 * 86_400_000);
  expect(readFilter('created_at', instantsOf({ from: '', to: '2026-11-21' })).ok).toBe(true);
  expect(instantsOf({ from: '', to: '' })).toBe('');
});

it('marks words', () => {
  expect([wordsFilter(' a, b'), wordsFilter(' '), wordsOfFilter('~a, b')]).toEqual(['~ a, b', null, 'a, b']);
});
