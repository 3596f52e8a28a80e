import { guessColumns } from '../../../import/columns';
import { likelyDates } from '../../../import/mends/likely-dates';
import { likelyNumber } from '../../../import/mends/likely-numbers';
import { readCsv } from '../../../import/read/read-csv';
import { withCell } from '../../../import/sheet';
import { ALGAE_COLUMNS } from '../fields';
import type { Reading } from '../reading/read-line';
import { readSheet } from '../reading/read-sheet';
import { likelyAngles, readerOf } from './likely-angles';
import { groupsOf, mendedSheet, suggestedCorrections } from './mends';

const names = [
  'Gambierdiscus polynesiensis',
  'Gambierdiscus pacificus',
  'Ostreopsis ovata',
  'Oxyrrhis ovata',
];
/** Distance in kilometres to Raivavae, the only island of this test. */
const landKm = (_: number, [lng, lat]: readonly [number, number]) =>
  Math.hypot(lng + 147.66, lat + 23.87) * 111;

function preview(text: string) {
  const sheet = readCsv(text);
  const reading: Reading = {
    head: sheet.head,
    columns: guessColumns(ALGAE_COLUMNS, sheet.head),
    species: names.map((as_name, index) => ({ id: index + 1, as_name, potentially_toxic: true })),
    countries: new Map(),
    managed: [4],
    country: 4,
    mark: null,
    landKm,
    now: Date.parse('2026-11-23T00:00:00Z'),
  };
  const read = readSheet(sheet, reading, false, '');
  const [group] = groupsOf(read.faults);
  return { sheet, reading, read, group, mends: group ? suggestedCorrections(group, read, reading) : null };
}

test.each([
  ['Espece', 'G. polynesiansis', [{ text: 'Gambierdiscus polynesiensis' }]],
  ['Espece', 'Gambierdiscus pacifcus', [{ text: 'Gambierdiscus pacificus' }]],
  ['Espece', 'O. ovata', [{ text: 'Ostreopsis ovata' }, { text: 'Oxyrrhis ovata' }]],
  ['Espece', 'Prorocentrum lima', []],
  ['Date', '31/09/2026', [{ text: '30/09/2026' }]],
  ['T eau', 'env. 27,4 °C', [{ text: '27.4' }]],
  ['T eau', '80,6', [{ unit: 'fahrenheit' }]],
  ['Prof', '-4', [{ text: '4' }]],
  ['Toxique', 'peut-être', [{ text: 'true' }, { text: 'false' }]],
  ['Cellules', 'moins de 5', []],
  ['Cellules', 'n.d.', [{ text: '' }, { text: '0' }]],
  ['Date', 'NA', [{ text: '' }]],
  ['Date', '45293', [{ text: '2024-01-02' }]],
  ['Date', '6.10.91', [{ text: '06.10.1991' }]],
  ['Espece', 'Gambierdiskus cf. pacificus', []],
])('%s %s is offered %j', (head, cell, mends) => {
  expect(preview(`${head}\n${cell}`).mends).toEqual(mends);
});

test('a mended cell lets the line pass, in every line that says the same, and only there', () => {
  const { sheet, reading, group } = preview(
    'Code;Espece\nA;G. polynesiansis\nB;O. ovatta\nC;G. polynesiansis\nD',
  );
  expect(group).toMatchObject({ column: 1, numbers: [2, 4] });
  const mended = withCell(sheet, group?.numbers ?? [], 1, 'Gambierdiscus polynesiensis');
  expect(mended.lines.map(({ cells }) => cells)).toEqual([
    ['A', 'Gambierdiscus polynesiensis'],
    ['B', 'O. ovatta'],
    ['C', 'Gambierdiscus polynesiensis'],
    ['D'],
  ]);
  expect(readSheet(mended, reading, false, '').faults.map(({ number }) => number)).toEqual([3]);
});

test.each([
  ['Code;Cells\nA;ND\nB;n.d.\nC;<LOD\nD;nd', [2, 3, 5], { text: '0' }, ['0', '0', '<LOD', '0']],
  [
    'Code;Date\nA;45293\nB;2024\nC;45294.75',
    [2, 4],
    { texts: ['2024-01-02', '2024-01-03 18:00'] },
    ['2024-01-02', '2024', '2024-01-03 18:00'],
  ],
  [
    'Code;Date\nA;04/05/16\nB;5/6/91',
    [2, 3],
    { texts: ['04/05/2016', '05/06/1991'] },
    ['04/05/2016', '05/06/1991'],
  ],
  ['Code;Cells\nA;env. 12\nB;env. 7,5', [2, 3], { texts: ['12', '7.5'] }, ['12', '7.5']],
])('%j: one mend for all that are alike', (text, numbers, mend, cells) => {
  const { sheet, group, mends } = preview(text);
  expect([group?.numbers, mends]).toEqual([numbers, expect.arrayContaining([mend])]);
  const mended = mendedSheet(sheet, numbers, 1, mend as { text: string });
  expect(mended.lines.map((line) => line.cells[1])).toEqual(cells);
});

test('lines that would store nothing are left out together', () => {
  const { sheet, group, mends } = preview('Code;Note\nA;x\n;y\n;z');
  expect(mends).toEqual([{ without: true }]);
  const { lines } = mendedSheet(sheet, group?.numbers ?? [], -1, { without: true });
  expect(lines.map(({ number }) => number)).toEqual([2]);
});

test('a line that ends early takes the text in its own column', () => {
  const { sheet } = preview('Code;Date;Espece\nD');
  expect(withCell(sheet, [2], 2, 'x').lines[0]?.cells).toEqual(['D', '', 'x']);
});

test('a place far from the country is noted, keeps nothing back, and is offered with its figures swapped', () => {
  const { read, reading } = preview(`Lat;Long;Cells\n32°51,8'S;147°40,1'O;\n23°51,8'S;147°40,1'O;4`);
  expect(read.faults).toEqual([]);
  const [far, notCounted] = read.notes;
  expect(far).toMatchObject({ kind: 'far', number: 2, column: 0, km: expect.closeTo(998, -1) });
  expect(notCounted).toEqual({ kind: 'notCounted', numbers: [2] });
  if (far?.kind !== 'far') throw new Error('not far');
  expect(suggestedCorrections({ ...far, fault: 'far', numbers: [2] }, read, reading)).toEqual([
    { text: `23°51,8'S` },
  ]);
});

test.each([
  ['2026-09-31', false, ['2026-09-30']],
  ['09/31/2026', true, ['09/30/2026']],
  ['10/25/2026', false, ['25/10/2026']],
  ['2026-25-10', false, ['2026-10-25']],
  ['6.10.26', false, ['06.10.2026']],
  ['6.10.91', false, ['06.10.1991']],
  ['29/02/2025', false, ['28/02/2025']],
  ['45/02/2025', false, []],
  ['in spring', false, []],
])('the date %s (month first: %s) may be %j', (text, monthFirst, dates) => {
  expect(likelyDates(text, monthFirst, 2026)).toEqual(dates);
});

test.each([
  ['1.240,5', '1240.5'],
  ['1,240.5', '1240.5'],
  ['1.240.500', '1240500'],
  ["1'240", '1240'],
  ['~ 30 cell/g', '30'],
  ['<5', null],
  ['10-20', null],
  ['', null],
])('the number %s may be %s', (text, number) => {
  expect(likelyNumber(text)).toBe(number);
});

test('an angle is offered only where it makes a place near land', () => {
  const near = (point: readonly [number, number]) => landKm(4, point) < 40;
  const offered = (text: string) => likelyAngles(text, readerOf('latitude', -147.66), near);
  expect(offered('23.87')).toEqual(['-23.87']);
  expect(offered(`23°52'N`)).toEqual([`23°52'S`]);
  expect(offered('-2387')).toEqual(['-23.87']);
  expect(offered('-12.5')).toEqual([]);
  expect(likelyAngles('-23.87', readerOf('latitude', undefined), near)).toEqual([]);
});
