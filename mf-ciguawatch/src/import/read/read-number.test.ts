import { markOfNumbers, numbersIn } from './read-number';

test.each([
  [['38,5', '1.000'], ','],
  [['38.5', '1,000'], '.'],
  [['0,500'], ','],
  [['1.240.000'], ','],
  [['1,240.5', '12'], '.'],
  [['1.000', '12,500', '7'], null],
  [['38,5', '38.5'], null],
  [['', 'a lot', '12'], null],
] as const)('the numbers %j prove the decimal mark %j', (texts, mark) => {
  expect(markOfNumbers(texts)).toBe(mark);
});

test('a latitude proves the decimal mark with any number of digits', () => {
  expect(markOfNumbers(['1.000'], ['-17.533'])).toBe('.');
  expect(markOfNumbers(['1.000'], ['17°32’S', ''])).toBeNull();
});

test.each([
  ['1.000', null, [1, 1000]],
  ['1.000', ',', [1000]],
  ['1.000', '.', [1]],
  ['1,250', null, [1.25, 1250]],
  ['0,500', null, [0.5]],
  ['1.240,5', null, [1240.5]],
  ['1.240.000', null, [1_240_000]],
  ['1 248', null, [1248]],
  ['\u22123,5', ',', [-3.5]],
  ['38,5', null, [38.5]],
  // A file that is mixed still says what it says.
  ['38,5', '.', [38.5]],
  ['a lot', null, []],
  ['', null, []],
] as const)('%j with the decimal mark %j may mean %j', (text, mark, numbers) => {
  expect(numbersIn(text, mark)).toEqual(numbers);
});
