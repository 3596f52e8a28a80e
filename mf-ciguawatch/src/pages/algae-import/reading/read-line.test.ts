import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessColumns } from '../../../import/columns';
import { readCsv } from '../../../import/read/read-csv';
import { readTime } from '../../../import/read/read-time';
import { ALGAE_COLUMNS, type AlgaeColumn } from '../fields';
import { findSpecies } from '../find-species';
import { type Reading, readLine } from './read-line';

const species = [
  ...['Gambierdiscus sp.', 'Gambierdiscus toxicus', 'Gambierdiscus australes', 'Gambierdiscus pacificus'],
  ...['Gambierdiscus polynesiensis', 'Gambierdiscus caribaeus', 'Gambierdiscus carpenteri'],
  ...['Fukuyoa yasumotoi', 'Ostreopsis ovata', 'Oxyrrhis ovata'],
].map((as_name, index) => ({ id: index + 1, as_name, potentially_toxic: true }));

const reading = (columns: readonly AlgaeColumn[]): Reading => ({
  columns,
  species,
  countries: new Map([
    ['french polynesia', 4],
    ['fiji', 7],
  ]),
  managed: [4],
  country: 4,
  mark: null,
  landKm: () => 0,
  now: Date.parse('2026-11-23T00:00:00Z'),
});
const read = (head: string, line: string) =>
  readLine(line.split(';'), reading(guessColumns(ALGAE_COLUMNS, head.split(';'))));

test('cells, quotes, line ends and dividers of several programs', () => {
  expect(readCsv('\uFEFFCode;Note\r\nA;"x; ""y"""\r\n\r\nB;"two\nlines"\r\nC;z')).toEqual({
    head: ['Code', 'Note'],
    lines: [
      { number: 2, cells: ['A', 'x; "y"'] },
      { number: 4, cells: ['B', 'two\nlines'] },
      { number: 6, cells: ['C', 'z'] },
    ],
  });
  expect(readCsv('a,b\n1,2').lines).toEqual([{ number: 2, cells: ['1', '2'] }]);
});

test('units of the file become those that are stored', () => {
  const { row, faults } = read(
    'Code;Date;Lat;Long;Prof ft;T eau F;Espece;Cell/100g',
    `R-1;06/10/2026;23°51,6'S;147°40,9'O;10;80,6;G. australes;31 000`,
  );
  expect(faults).toEqual([]);
  expect(row).toEqual({
    at_country: 4,
    code: 'R-1',
    at_sampling_time: '2026-10-06',
    at_geom: { type: 'Point', coordinates: [-147.681667, -23.86] },
    at_sampling_depth: 3.048,
    at_water_temperature: 27,
    at_species: 3,
    at_cells_nb: 310,
  });
});

test('an empty cell says nothing, and no default is invented', () => {
  expect(read('Code;Species;Cells;Toxic', 'A;;;').row).toEqual({ at_country: 4, code: 'A' });
});

test.each([
  ['Date', '31/09/2026', 'time'],
  ['Date', '2027', 'future'],
  ['Lat', '97', 'degrees'],
  ['Lat', '-17', 'half'],
  ['Cells', 'many', 'number'],
  ['Cells', '1.240', 'either'],
  ['Cells', '-4', 'range'],
  ['Depth', '20000', 'range'],
  ['Species', 'Gambierdiscus imaginarius', 'species'],
  ['Species', 'O. ovata', 'species'],
  ['Toxic', 'perhaps', 'flag'],
  ['Country', 'Fiji', 'country'],
])('%s %s is refused: %s', (head, cell, fault) => {
  expect(read(head, cell).faults).toEqual([expect.objectContaining({ fault })]);
});

test('a species is found in full, shortened and by its genus alone', () => {
  const found = (text: string) => findSpecies(text, species)?.as_name;
  expect(['gambierdiscus TOXICUS', 'G. toxicus', 'Gambierdiscus', 'Gambierdiscus spp.'].map(found)).toEqual([
    'Gambierdiscus toxicus',
    'Gambierdiscus toxicus',
    'Gambierdiscus sp.',
    'Gambierdiscus sp.',
  ]);
});

test.each([
  ['1991', '1991'],
  ['1991.0', '1991'],
  ['5/2016', '2016-05'],
  ['4/5/2016', '2016-05-04'],
  ['2016-05-04 9:20', '2016-05-04T09:20'],
  ['04.05.2016 09h20', '2016-05-04T09:20'],
])('%s is %s', (text, time) => expect(readTime(text, false)).toBe(time));

test('the month may come first', () => expect(readTime('5/4/2016', true)).toBe('2016-05-04'));

test('the records of OBIS in the Pacific: 34 are of French Polynesia, dated by their year, without invented numbers', () => {
  const sheet = readCsv(readFileSync(join(__dirname, '../fixtures/obis-pacific.csv'), 'utf8'));
  const columns = guessColumns(ALGAE_COLUMNS, sheet.head);
  const lines = sheet.lines.map(({ cells }) => readLine(cells, reading(columns)));
  const here = lines.filter(({ abroad }) => !abroad);
  expect([lines.length, here.length]).toEqual([96, 34]);
  expect(here.flatMap(({ faults }) => faults)).toEqual([]);
  expect(here[0]?.row).toEqual({
    at_country: 4,
    code: '26',
    at_sampling_time: '1975',
    at_geom: { type: 'Point', coordinates: [-134.90148, -23.13705] },
    at_species: 2,
  });
});
