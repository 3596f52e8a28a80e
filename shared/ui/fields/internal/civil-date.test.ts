import { dateText } from './civil-date';

test('formats a date for the reader, and no date as empty', () => {
  expect(dateText('2026-11-18', false)).toBe('18/11/2026');
  expect(dateText('2026-11-18', true)).toBe('11/18/2026');
  expect(dateText(null, false)).toBe('');
});
