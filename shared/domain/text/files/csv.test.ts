import { numberCell } from './csv';
import { isMisread, textCell } from './csv-text';

it.each([
  ['=1+1', "'=1+1"],
  ['+689 87', "'+689 87"],
  ['-17.5', "'-17.5"],
  ['@name', "'@name"],
  ['\tx', "'\tx"],
  ['a;b', '"a;b"'],
  ['=a"b', `"'=a""b"`],
  ['rōti ʻume', 'rōti ʻume'],
  ['11-20', "'11-20"],
  ['1/2', "'1/2"],
  ['12:30', "'12:30"],
  ['3 mai', "'3 mai"],
  ['May 2026', "'May 2026"],
  ['3-août-2026', "'3-août-2026"],
  ['007', "'007"],
  ['1e5', "'1e5"],
  ['4738', '4738'],
  ['12 malades', '12 malades'],
  ['mai', 'mai'],
  ['marché', 'marché'],
])('writes the text %s as %s', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

it('writes numbers with the sign of the language, negative ones too', () => {
  expect([numberCell(-17.5, ','), numberCell(-17.5, '.'), numberCell(Number.NaN, ',')]).toEqual([
    '-17,5',
    '-17.5',
    '',
  ]);
});

it('does not take a sentence with a month for a date', () => {
  expect(isMisread('en mai chez 2 amis')).toBe(false);
});
