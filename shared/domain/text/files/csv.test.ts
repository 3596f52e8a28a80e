import {
  csvLines,
  csvText,
  FOR_PROGRAMS,
  forSpreadsheets,
  literalCell,
  typedCell,
  unescapeFormula,
} from './csv';
import { isAutoConverted } from './misread';

const french = forSpreadsheets(['fr_FR']);
const english = forSpreadsheets(['en_US']);
/** One cell as written to a file in a style. */
const cell = (value: Parameters<ReturnType<typeof csvLines>['line']>[0][number], style = french) =>
  csvLines(style).line([value]).replace(/\r\n$/, '');

const TEXTS = [
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
] as const;

it.each(TEXTS)(
  'writes the text %s that a person typed as %s, and reads it back the same',
  (text, written) => {
    expect(cell(typedCell(text))).toBe(written);
    expect(
      unescapeFormula(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written),
    ).toBe(text);
  },
);

it('writes numbers with the decimal sign of the language, negative ones too, and leaves other values empty', () => {
  expect([cell(-17.5), cell(-17.5, english), cell(Number.NaN), cell(0)]).toEqual(['-17,5', '-17.5', '', '0']);
});

it.each(['=1+1', '+1', '-1', '@x', '\tx'])('neutralises our own text that would run: %j', (text) => {
  for (const style of [french, english, FOR_PROGRAMS]) {
    expect(cell(text, style)).toBe(`'${text}`);
    expect(cell(typedCell(text), style)).toBe(`'${text}`);
  }
});

it.each(['11-20', '1/2', '71-80'])('takes a class such as %s for no day of a month', (text) => {
  expect(cell(text)).toBe(text.replace(/[-/]/, '–'));
  expect(cell(text, FOR_PROGRAMS)).toBe(text);
});

it('writes codes and dates as they are stored', () => {
  expect([cell(literalCell('2025-03')), cell(literalCell('2026-11-25')), cell(literalCell('-1'))]).toEqual([
    '2025-03',
    '2026-11-25',
    '-1',
  ]);
});

it('writes yes, no, and nothing', () => {
  expect([cell(true), cell(false), cell(null), cell(undefined)]).toEqual(['true', 'false', '', '']);
});

const table = {
  head: ['Île', 'Taux'],
  rows: [['Rapa', 12.5]],
  about: ['Malades ; par mois', 'Période : 2025'],
};

it('a file for spreadsheets begins with a byte order mark and describes its content above the header', () => {
  expect(csvText(table, french)).toBe(
    '\uFEFF"Malades ; par mois"\r\nPériode : 2025\r\n\r\nÎle;Taux\r\nRapa;12,5\r\n',
  );
  expect(csvText({ ...table, about: [] }, english)).toBe('\uFEFFÎle;Taux\r\nRapa;12.5\r\n');
  expect(csvLines(french).empty).toBe('\uFEFFAucune donnée\r\n');
});

it('a file for programs is a head and its rows, with commas and a point', () => {
  expect(csvText(table, FOR_PROGRAMS)).toBe('Île,Taux\r\nRapa,12.5\r\n');
  expect(cell('a,b', FOR_PROGRAMS)).toBe('"a,b"');
  expect(cell('a,b')).toBe('a,b');
});

it('does not take a sentence with a month for a date', () => {
  expect(isAutoConverted('en mai chez 2 amis')).toBe(false);
});
