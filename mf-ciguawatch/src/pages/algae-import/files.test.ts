/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessColumns, withoutColumns } from '../../import/columns';
import { workbookFiles, zipOf } from '../../import/fixtures/workbook';
import { readFile } from '../../import/read/read-file';
import { type Sheet, withHead, withLikelyHead } from '../../import/sheet';
import { batchesOf } from './batches';
import { ALGAE_COLUMNS, type AlgaeColumn } from './fields';
import { readTaxon } from './find-species';
import { asTaxa, columnQuestions, isDecided } from './questions/questions-of';
import { readSheet, withUuids } from './reading/read-sheet';

/** Every file that once lost values, and what comes of it. */
const LIMITS = { size: 20_000_000, rows: 20_000 };
const species = ['Gambierdiscus sp.', 'Gambierdiscus toxicus', 'Ostreopsis ovata'].map((as_name, at) => ({
  id: at + 1,
  as_name,
  potentially_toxic: true,
}));
const named = (head: readonly string[]) =>
  guessColumns(ALGAE_COLUMNS, head).filter(
    ({ field }, at) => field !== null || readTaxon(head[at] ?? '', species) !== undefined,
  ).length;

/** What the screen makes of a file before anything is answered. */
function opened(sheet: Sheet, choose: (columns: AlgaeColumn[]) => readonly AlgaeColumn[] = (all) => all) {
  const { head, above, ...rest } = withLikelyHead(sheet, named);
  const columns = choose(guessColumns(ALGAE_COLUMNS, head));
  const reading = {
    ...{ head, columns, species, countries: new Map([['french polynesia', 4]]), managed: [4], country: 4 },
    ...{ mark: null, landKm: () => 0, now: Date.parse('2026-11-23T00:00:00Z') },
  };
  const questions = columnQuestions({ head, ...rest }, columns, species);
  return { above, questions, ...readSheet({ head, ...rest }, reading, false, '') };
}
const read = async (file: File) => {
  const sheet = await readFile(file, LIMITS);
  if (typeof sheet === 'string' || !('head' in sheet)) throw new Error(JSON.stringify(sheet));
  return sheet;
};
const fileOf = (bytes: string | Uint8Array, name = 'relevés.csv') => new File([bytes as BlobPart], name);

const TABLE = [
  ['Station', 'Date', 'Espèce', 'Cellules/g'],
  ['RIK', '2024-01-02', 'Gambierdiscus', '120'],
  ['RIK', '2024-01-02', 'Ostreopsis ovata', '0'],
];
const ROWS = [
  { at_country: 4, station: 'RIK', at_sampling_time: '2024-01-02', at_species: 1, at_cells_nb: 120 },
  { at_country: 4, station: 'RIK', at_sampling_time: '2024-01-02', at_species: 3, at_cells_nb: 0 },
];
const csv = TABLE.map((line) => line.join(';')).join('\r\n');
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each<[string, File]>([
  ['a CSV file with Cellules/g', fileOf(csv)],
  ['a workbook that was renamed to .csv', new File([zipOf(workbookFiles({ Cas: TABLE }))], 'relevés.csv')],
  ['UTF-16 with its mark', fileOf(utf16(`\uFEFF${csv}`, false))],
  ['UTF-16 with the high byte first', fileOf(utf16(`\uFEFF${csv}`, true))],
  ['UTF-16 without a mark', fileOf(utf16(csv, false))],
  ['lines that end with a carriage return alone', fileOf(csv.replaceAll('\r\n', '\r'))],
  ['two titles above the heads', fileOf(`Suivi des microalgues, Raivavae, 2024\r\nLaboratoire\r\n${csv}`)],
  ['a title with as many cells as the table', fileOf(`Suivi;2024;;\r\n\r\n${csv}`)],
  [
    'titles in a workbook',
    zipOf(workbookFiles({ Cas: [['Suivi 2024'], ['Laboratoire', 'Moana'], ...TABLE] })),
  ],
])('%s is read whole', async (_, file) => {
  const { questions, faults, rows } = opened(await read(file));
  expect([isDecided(questions), faults, rows]).toEqual([true, [], ROWS]);
});

test('lines above the heads are told, and another line may be chosen as heads', async () => {
  const sheet = withLikelyHead(await read(fileOf(`Suivi 2024\n\nLaboratoire\n${csv}`)), named);
  expect([sheet.above?.map(({ number }) => number), sheet.headNumber, sheet.lines[0]?.number]).toEqual([
    [1, 3],
    4,
    5,
  ]);
  const first = withHead(sheet, 1);
  expect([first.above, first.head, first.lines.map(({ number }) => number)]).toEqual([
    [],
    ['Suivi 2024'],
    [3, 4, 5, 6],
  ]);
  expect(withHead(first, 4)).toEqual(sheet);
});

test('of a workbook with several sheets one is chosen', async () => {
  const book = await readFile(zipOf(workbookFiles({ Notes: [['Auteur'], ['Moana']], Cas: TABLE })), LIMITS);
  const sheets = book as readonly { name: string; sheet: Sheet }[];
  expect(sheets.map(({ name }) => name)).toEqual(['Notes', 'Cas']);
  expect(opened((sheets[1] as { sheet: Sheet }).sheet).rows).toEqual(ROWS);
});

test('a picture with the name of a table is refused', async () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 7]);
  expect(await readFile(fileOf(png), LIMITS)).toBe('unreadable');
});

test('a column that is left out although it holds values is a question until somebody agrees', async () => {
  const sheet = await read(
    fileOf('Station;Opérateur;Cells;Vide;Cells\nRIK;Moana;5;;6\nMAN;;7;;\nTUB;;1;;;late'),
  );
  const { questions } = opened(sheet);
  expect(questions.leftOut).toEqual([
    { column: 1, head: 'Opérateur', count: 1, example: 'Moana', isDouble: false },
    { column: 4, head: 'Cells', count: 1, example: '6', isDouble: true },
    { column: 5, head: '', count: 1, example: 'late', isDouble: false },
  ]);
  const agreed = opened(sheet, (columns) => withoutColumns(columns, questions.leftOut));
  expect([isDecided(agreed.questions), agreed.rows.length]).toEqual([true, 3]);
});

test('two columns for one field are a question: one of them would be lost', async () => {
  const sheet = await read(fileOf('Station;Cells;Comptage\nRIK;5;6'));
  const put = (columns: AlgaeColumn[]) =>
    columns.map((one, at) => (at === 2 ? ({ field: 'at_cells_nb', unit: 'perGram' } as const) : one));
  expect(opened(sheet, put).questions.clashes).toEqual([{ field: 'at_cells_nb', columns: [1, 2] }]);
});

test('a table with a column for each microalga becomes a row for each count, once that is agreed', async () => {
  const sheet = await read(
    fileOf('Titre\nStation;Gambierdiscus;Ostreopsis ovata;Remarque\nRIK;120;0;\nMAN;;40;houle'),
  );
  const before = opened(sheet);
  expect([before.questions.taxa.map(({ head }) => head), before.questions.leftOut.length]).toEqual([
    ['Gambierdiscus', 'Ostreopsis ovata'],
    1,
  ]);
  const { taxa, leftOut } = before.questions;
  const agreed = opened(sheet, (columns) => withoutColumns(asTaxa(columns, taxa), leftOut));
  expect([isDecided(agreed.questions), agreed.faults, agreed.rows, agreed.numbers]).toEqual([
    true,
    [],
    [
      { at_country: 4, station: 'RIK', at_species: 1, at_cells_nb: 120 },
      { at_country: 4, station: 'RIK', at_species: 3, at_cells_nb: 0 },
      { at_country: 4, station: 'MAN', at_species: 3, at_cells_nb: 40 },
    ],
    [3, 3, 4],
  ]);
});

test('a file of which nothing is known stores nothing', async () => {
  const { faults, questions } = opened(await read(fileOf('a;b\n1;2\n3;4')));
  expect([faults.map(({ fault }) => fault), isDecided(questions)]).toEqual([['empty', 'empty'], false]);
});

test('the records of OBIS ask about what the portal has no field for, and store the rest', async () => {
  const bytes = readFileSync(join(__dirname, 'fixtures/obis-pacific.csv'));
  const { questions } = opened(await read(fileOf(new Uint8Array(bytes))));
  expect(questions.leftOut.map(({ head }) => head)).toEqual([
    ...['genus', 'lon360', 'bathy_m', 'sst_c', 'salinity_psu', 'eez', 'pacific', 'nearest_island'],
    ...['location_id', 'distance_km'],
  ]);
});

test('20,000 lines are sent in parts, none twice and none lost, with the rows of a sampling in one part', async () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `S${n % 7000};2024-01-02;${n}`);
  const { rows, numbers, faults } = opened(await read(fileOf(`Station;Date;Cells\n${lines.join('\n')}`)));
  expect([faults.length, rows.length]).toEqual([0, 20_000]);
  const sent = (await withUuids(rows)).map((row, at) => ({ row, number: numbers[at] as number }));
  const batches = batchesOf(sent);
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(new Set(batches.flat().map(({ number }) => number)).size).toBe(20_000);
  const parts = new Map<string, Set<number>>();
  for (const [at, batch] of batches.entries())
    for (const { row } of batch)
      parts.set(row.station ?? '', (parts.get(row.station ?? '') ?? new Set()).add(at));
  expect([...parts.values()].filter(({ size }) => size > 1)).toEqual([]);
});

test('the same rows under another source are known again', async () => {
  const sheet = await read(fileOf(csv));
  const uuids = async (source: string) => {
    const columns = guessColumns(ALGAE_COLUMNS, sheet.head);
    const reading = { head: sheet.head, columns, species, countries: new Map(), managed: [4], country: 4 };
    const { rows } = readSheet(
      sheet,
      { ...reading, mark: null, landKm: () => 0, now: 1.9e12 },
      false,
      '',
      source,
    );
    expect(rows.map((row) => row.data_source)).toEqual([source, source]);
    return (await withUuids(rows)).map(({ uuid }) => uuid);
  };
  expect(await uuids('Survey of 2024')).toEqual(await uuids('The survey of 2024'));
});
