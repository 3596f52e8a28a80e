import { readFilter } from '@ciguawatch/shared/domain/case-list/filter';
import {
  daysOf,
  endsOf,
  filterOf,
  instantsOf,
  letsUnknown,
  partsOf,
  rangePart,
  wordsFilter,
  wordsIn,
} from './filter-text';

it('keeps the unknown apart from the alternatives', () => {
  expect([partsOf('F,none'), letsUnknown('F,none'), letsUnknown('F')]).toEqual([['F'], true, false]);
  expect([filterOf(['F', 'M'], true), filterOf([], true), filterOf([], false)]).toEqual([
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
  expect([wordsFilter(' a, b'), wordsFilter(' '), wordsIn('~a, b')]).toEqual(['~ a, b', null, 'a, b']);
});
