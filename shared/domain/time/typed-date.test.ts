import { typedDate, typedTime } from './typed-date';

describe('typed dates', () => {
  it.each([
    ['18/11/2026', false, '2026-11-18'],
    ['18.11.26', false, '2026-11-18'],
    ['18112026', false, '2026-11-18'],
    ['8 1 2026', false, '2026-01-08'],
    ['11/18/2026', true, '2026-11-18'],
    ['25/11/2026', true, '2026-11-25'],
    ['11/25/2026', false, '2026-11-25'],
    ['05/11/2026', true, '2026-05-11'],
    ['2026-11-18', true, '2026-11-18'],
    ['29/02/2024', false, '2024-02-29'],
    ['20 nov 2026', false, '2026-11-20'],
    ['20 nov. 26', true, '2026-11-20'],
    ['1er décembre 2026', false, '2026-12-01'],
    ['vendredi 20 novembre 2026', false, '2026-11-20'],
    ['Nov 20, 2026', false, '2026-11-20'],
    ['20-JUIL-2026', false, '2026-07-20'],
  ])('reads %s, month first: %s', (text, monthFirst, date) => {
    expect(typedDate(text, monthFirst)).toBe(date);
  });

  it.each([
    ['29/02/2026'],
    ['31/04/2026'],
    ['0/1/2026'],
    ['13/13/2026'],
    ['31/31/2026'],
    ['soon'],
    ['1/1'],
    ['2026-13-01'],
    ['20 nov'],
    ['30 fév 2026'],
    ['20 jui 2026'],
    ['20 nov 2026 x'],
  ])('finds no date in %s', (text) => {
    expect(typedDate(text, false)).toBeUndefined();
  });

  it('an empty text is no date', () => {
    expect(typedDate('  ', false)).toBeNull();
  });
});

describe('typed times', () => {
  it.each([
    ['19:30', '19:30'],
    ['1930', '19:30'],
    ['19h30', '19:30'],
    ['7h', '07:00'],
    ['7:30 pm', '19:30'],
    ['12 am', '00:00'],
    ['05:00 PM', '17:00'],
    ['5:00\u202fPM', '17:00'],
    ['7 p.m.', '19:00'],
    ['19:30:00', '19:30'],
  ])('reads %s', (text, time) => {
    expect(typedTime(text)).toBe(time);
  });

  it.each([['24:00'], ['12:60'], ['noon'], ['13 pm']])('finds no time in %s', (text) => {
    expect(typedTime(text)).toBeUndefined();
  });

  it('an empty text is no time', () => {
    expect(typedTime('')).toBeNull();
  });
});
