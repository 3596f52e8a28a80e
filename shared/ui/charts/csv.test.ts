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
