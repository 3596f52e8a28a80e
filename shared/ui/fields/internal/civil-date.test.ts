import { dateText, daysInMonth, parseDate, parseTime } from './civil-date';

describe('civil dates as text', () => {
  it.each([
    ['18/11/2026', false, '2026-11-18'],
    ['18.11.26', false, '2026-11-18'],
    ['18112026', false, '2026-11-18'],
    ['8 1 2026', false, '2026-01-08'],
    ['11/18/2026', true, '2026-11-18'],
    ['2026-11-18', true, '2026-11-18'],
    ['29/02/2024', false, '2024-02-29'],
  ])('reads %s, month first: %s', (text, monthFirst, date) => {
    expect(parseDate(text, monthFirst)).toBe(date);
  });

  it.each([['29/02/2026'], ['31/04/2026'], ['0/1/2026'], ['12/13/2026'], ['soon'], ['1/1'], ['2026-13-01']])(
    'finds no date in %s',
    (text) => {
      expect(parseDate(text, false)).toBeUndefined();
    },
  );

  it('an empty text is no date', () => {
    expect(parseDate('  ', false)).toBeNull();
  });

  it('formats a date for the reader, and no date as empty', () => {
    expect(dateText('2026-11-18', false)).toBe('18/11/2026');
    expect(dateText('2026-11-18', true)).toBe('11/18/2026');
    expect(dateText(null, false)).toBe('');
  });

  it('knows the length of February', () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });
});

describe('times as text', () => {
  it.each([
    ['19:30', '19:30'],
    ['1930', '19:30'],
    ['19h30', '19:30'],
    ['7h', '07:00'],
    ['7:30 pm', '19:30'],
    ['12 am', '00:00'],
  ])('reads %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each([['24:00'], ['12:60'], ['noon'], ['13 pm']])('finds no time in %s', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });

  it('an empty text is no time', () => {
    expect(parseTime('')).toBeNull();
  });
});
