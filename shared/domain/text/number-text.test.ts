import { numberText, parseNumber, stepNumber } from './number-text';

describe('numbers as text', () => {
  it.each([
    ['36,4', 36.4],
    ['36.4', 36.4],
    ['1\u202f248', 1248],
    ['-3', -3],
    ['\u22123', -3],
    [',5', 0.5],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('an unreadable number is undefined, an empty text null', () => {
    expect(parseNumber('abc')).toBeUndefined();
    expect(parseNumber('1,2,3')).toBeUndefined();
    expect(parseNumber(' ')).toBeNull();
  });

  it('writes the decimal sign of the language and no grouping', () => {
    expect(numberText(1248.5, 'fr-FR')).toBe('1248,5');
    expect(numberText(1248.5, 'en-US')).toBe('1248.5');
    expect(numberText(null, 'fr-FR')).toBe('');
  });

  it('a step stays within the limits, without rounding errors', () => {
    expect(stepNumber(0.1, 0.2)).toBe(0.3);
    expect(stepNumber(4, -1, 4)).toBe(4);
    expect(stepNumber(9, 1, 1, 9)).toBe(9);
    expect(stepNumber(null, 1, 1)).toBe(1);
    expect(stepNumber(null, -1, 0)).toBe(0);
  });
});
