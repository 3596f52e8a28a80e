import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessColumns } from '../../../import/columns';
import { readCsv } from '../../../import/read/read-csv';
import { readTime } from '../../../import/read/read-time';
import { ALGAE_COLUMNS, type AlgaeColumn } from '../fields';
import { readTaxon } from '../find-species';
import { type Reading, readLine } from './read-line';

const species = [
  ...['Gambierdiscus sp.', 'Gambierdiscus toxicus', 'Gambierdiscus australes', 'Gambierdiscus pacificus'],
  ...['Gambierdiscus polynesiensis', 'Gambierdiscus caribaeus', 'Gambierdiscus carpenteri'],
  ...['Fukuyoa yasumotoi', 'Ostreopsis ovata', 'Oxyrrhis ovata'],
].map((as_name, index) => ({ id: index + 1, as_name, potentially_toxic: true }));

const reading = (columns: readonly AlgaeColumn[], head: readonly string[] = []): Reading => ({
  head,
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
  readLine(line.split(';'), reading(guessColumns(ALGAE_COLUMNS, head.split(';')), head.split(';')));

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

test.each([
  ['06/10/2026', '9h20', '2026-10-06T09:20'],
  ['06/10/2026', '09:20:31', '2026-10-06T09:20'],
  ['06/10/2026 08:00', '9h20', '2026-10-06T08:00'],
  ['06/10/2026', '', '2026-10-06'],
])('an hour in a column of its own is kept with its date: %s, %s', (day, clock, stored) => {
  const { row, faults } = read('Code;Date;Heure', `R-1;${day};${clock}`);
  expect(faults).toEqual([]);
  expect(row.at_sampling_time).toBe(stored);
});

test.each([
  ['06/10/2026', '25:10', [['clock', 2, 'clock']]],
  ['06/10/2026', 'matin', [['clock', 2, 'clock']]],
  ['10/2026', '9h20', [['clock', 2, 'noDay']]],
  ['', '9h20', [['clock', 2, 'noDay']]],
  ['23/11/2026', '23:00', [['clock', 2, 'future']]],
  ['31/11/2026', '9h20', [['at_sampling_time', 1, 'time']]],
])('an hour that says nothing is refused at its cell: %s, %s', (day, clock, expected) => {
  const { faults } = read('Code;Date;Heure', `R-1;${day};${clock}`);
  expect(faults.map(({ field, column, fault }) => [field, column, fault])).toEqual(expected);
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
  ['Cells;Cells', { at_cells_nb: 5 }],
  ['Code;Cellules/g', { at_cells_nb: 5 }],
  ['Code;Cells per gram', { at_cells_nb: 5 }],
  ['Code;cell/100g', { at_cells_nb: 0.05 }],
  ['Code;Cells cm-2', { at_cells_nb: 5, cells_unit: 'per_cm2' }],
  ['Code;cells/cm²', { at_cells_nb: 5, cells_unit: 'per_cm2' }],
  ['Code;Cell/L', { at_cells_nb: 5, cells_unit: 'per_litre' }],
  ['Code;Cellules par litre', { at_cells_nb: 5, cells_unit: 'per_litre' }],
  ['Code;log10(cells/g)', { at_cells_nb: 5, cells_unit: 'log10_per_gram' }],
])('the count under %s keeps its unit', (head, part) => {
  const line = head.startsWith('Code') ? 'A;5' : '5;';
  expect(read(head, line).row).toMatchObject(part);
  expect('cells_unit' in read(head, line).row).toBe('cells_unit' in part);
});

test.each([
  ['absent;', { at_cells_nb: 0 }, []],
  ['present;', {}, []],
  ['absent;0', { at_cells_nb: 0 }, []],
  ['absent;7', {}, ['contradicts']],
  ['present;0', {}, ['contradicts']],
  ['perhaps;', {}, ['presence']],
])('%s is an absence or a presence', (line, part, faults) => {
  const said = read('occurrenceStatus;Cells;Code', `${line};A`);
  expect(said.faults.map(({ fault }) => fault)).toEqual(faults);
  if (faults.length === 0) expect(said.row).toEqual({ at_country: 4, code: 'A', ...part });
});

test('a line that would store nothing is refused', () => {
  expect(read('Code;Cells;Note', ';;fine').faults).toEqual([expect.objectContaining({ fault: 'empty' })]);
});

test('a line with a column for each microalga is a row for each count', () => {
  const head = ['Code', 'Gambierdiscus', 'Gambierdiscus cf. toxicus', 'O. ovata'];
  const taxon = { field: 'taxon', unit: 'perCm2' } as const;
  const columns = [{ field: 'code', unit: undefined } as const, taxon, taxon, taxon];
  const { rows, faults } = readLine(['A', '12', '0', ''], reading(columns, head));
  expect([faults, rows]).toEqual([
    [],
    [
      { at_country: 4, code: 'A', at_species: 1, at_cells_nb: 12, cells_unit: 'per_cm2' },
      {
        ...{ at_country: 4, code: 'A', at_species: 1, at_cells_nb: 0, cells_unit: 'per_cm2' },
        identification: 'Gambierdiscus cf. toxicus',
      },
    ],
  ]);
  // O. may be Ostreopsis or Oxyrrhis.
  expect(readLine(['A', '', '', '3'], reading(columns, head)).faults).toEqual([
    { field: 'taxon', column: 3, fault: 'species', text: 'O. ovata' },
  ]);
});

test.each([
  ['Cells', 'NA', 'noValue'],
  ['Cells', 'n.d.', 'noValue'],
  ['Cells', '-', 'noValue'],
  ['Cells', '<LOD', 'noValue'],
  ['Cells', '< 10', 'noValue'],
  ['Date', 'N/A', 'noValue'],
  ['Date', '45293', 'serial'],
  ['Date', '04/05/16', 'shortYear'],
])('%s %s is asked about: %s', (head, cell, fault) => {
  expect(read(head, cell).faults).toEqual([expect.objectContaining({ fault })]);
});

test.each([
  ['12 mars 2009', '2009-03-12'],
  ['March 2009', '2009-03'],
  ['5-mai-2016', '2016-05-05'],
])('the date %s is %s', (text, time) => {
  expect(read('Date', text).row).toMatchObject({ at_sampling_time: time });
});

test('angles of every precision may stand in one column', () => {
  const lats = ['-17.5', `17°32'S`, `17°32,5'S`, `17°32'30"S`, '17 32 30 S'].map(
    (lat) => read('Lat;Long', `${lat};-149.5`).row.at_geom?.coordinates[1],
  );
  expect(lats).toEqual([-17.5, -17.533333, -17.541667, -17.541667, -17.541667]);
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

const NAMES = new Map(species.map(({ id, as_name }) => [id, as_name]));
test.each([
  ['gambierdiscus TOXICUS', 'Gambierdiscus toxicus', undefined],
  ['G. toxicus', 'Gambierdiscus toxicus', undefined],
  ['Gambierdiscus', 'Gambierdiscus sp.', undefined],
  ['Gambierdiscus sp', 'Gambierdiscus sp.', undefined],
  // What a qualifier says stays with the genus.
  ['Gambierdiscus spp.', 'Gambierdiscus sp.', 'Gambierdiscus spp.'],
  ['Gambierdiscus cf. polynesiensis', 'Gambierdiscus sp.', 'Gambierdiscus cf. polynesiensis'],
  ['G. cf. polynesiensis', 'Gambierdiscus sp.', 'G. cf. polynesiensis'],
  ['Gambierdiscus sp. type 4', 'Gambierdiscus sp.', 'Gambierdiscus sp. type 4'],
  ['Gambierdiscus toxicus ?', 'Gambierdiscus sp.', 'Gambierdiscus toxicus ?'],
  ['Ostreopsis cf. ovata', undefined, undefined],
  ['Gambierdiscus imaginarius', undefined, undefined],
])('%s is %s, with the name kept: %s', (text, name, identification) => {
  const taxon = readTaxon(text, species);
  expect([taxon && NAMES.get(taxon.id), taxon?.identification]).toEqual([name, identification]);
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
