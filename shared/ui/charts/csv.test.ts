import { csvText } from './csv';

test('semicolons, a byte order mark, and the decimal sign of the language', () => {
  expect(csvText(['Île', 'Taux'], [['Rapa', 12.5]], 'fr_FR')).toBe('\uFEFFÎle;Taux\r\nRapa;12,5\r\n');
  expect(csvText(['Island', 'Rate'], [['Rapa', 12.5]], 'en_US')).toBe('\uFEFFIsland;Rate\r\nRapa;12.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@x', '\tx'])(
  'text that a spreadsheet would run is neutralised: %j',
  (text) => {
    expect(csvText(['a'], [[text]], 'en_US')).toContain(`'${text}`);
  },
);

test('negative numbers stay numbers', () => {
  expect(csvText(['a'], [[-17.5]], 'fr_FR')).toContain('\r\n-17,5\r\n');
});

test('separators, quotes and line ends are quoted; nothing is nothing', () => {
  expect(csvText(['a', 'b', 'c'], [['x;y', 'say "no"', null]], 'en_US')).toContain('"x;y";"say ""no""";\r\n');
});

test.each(['11-20', '1/2', '71-80'])('a class such as %s is not taken for a day of a month', (text) => {
  const [, cell] = csvText(['a'], [[text]], 'fr_FR').split('\r\n');
  expect(cell).toBe(text.replace(/[-/]/, '–'));
  expect(csvText(['a'], [['2025-03']], 'fr_FR')).toContain('\r\n2025-03\r\n');
});

test('what the figures are about stands over the table, one cell a line', () => {
  const text = csvText(['Mois', 'Malades'], [['2025-03', 4]], 'fr_FR', [
    'Malades ; par mois',
    'Période : 2025',
  ]);
  expect(text).toBe('\uFEFF"Malades ; par mois"\r\nPériode : 2025\r\n\r\nMois;Malades\r\n2025-03;4\r\n');
});
