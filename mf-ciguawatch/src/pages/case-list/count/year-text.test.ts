import { yearOfText } from './year-text';

it('reads a year of four digits, or of two up to the current one', () => {
  const read = (text: string) => yearOfText(text, 2026);
  expect(['2019', '19', ' 26 ', '27', '99'].map(read)).toEqual([2019, 2019, 2026, 1927, 1999]);
  expect(['', '2', '201', '19a', '0000'].map(read)).toEqual([
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
