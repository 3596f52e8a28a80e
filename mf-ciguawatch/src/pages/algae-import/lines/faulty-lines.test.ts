import { faultyCsv } from '../../../import/faulty-lines';
import { readCsv } from '../../../import/read/read-csv';
import { algaeColumns } from '../fields';

const { columnsOf, keepColumns } = algaeColumns;

const HEAD = ['Code', 'Latitude', 'Note'];
const LINES = [
  { number: 2, cells: ['A', '-17,53', 'fine'] },
  { number: 3, cells: ['=B', '-99,5', 'two; "quoted"'] },
  { number: 4, cells: ['C', 'north'] },
].map((line) => ({ ...line, read: { row: {}, faults: [], abroad: false } as never }));
const FAULTS = [
  { number: 3, field: 'latitude', column: 1, fault: 'degrees', text: '-99,5' },
  { number: 3, field: 'code', column: 0, fault: 'long', text: '' },
  { number: 4, field: 'latitude', column: 1, fault: 'degrees', text: 'north' },
] as const;
const why = { head: 'Why', of: ({ fault }: { fault: string }) => `${fault}.` };

test('only the lines that do not pass, as they stood, each with its reasons; read back the same', () => {
  const text = faultyCsv(HEAD, { lines: LINES, faults: [...FAULTS] }, why);
  // A number stays as it is; a text that a spreadsheet would run as a formula is neutralised.
  expect(text).toContain("'=B;-99,5;");
  expect(readCsv(text)).toEqual({
    head: [...HEAD, 'Why'],
    lines: [
      { number: 2, cells: ['=B', '-99,5', 'two; "quoted"', 'degrees. long.'] },
      { number: 3, cells: ['C', 'north', '', 'degrees.'] },
    ],
  });
});

test('what columns are is kept for the next file with the same head, and for no other', () => {
  localStorage.clear();
  const guessed = columnsOf(HEAD);
  const chosen = guessed.map((one, at) => (at === 2 ? { field: null, unit: undefined } : one));
  keepColumns(HEAD, [{ field: null, unit: undefined }, ...chosen.slice(1)]);
  expect(columnsOf(HEAD)[0]).toEqual({ field: null });
  expect(columnsOf([...HEAD, 'More']).slice(0, 3)).toEqual(guessed);
  for (let n = 0; n < 8; n += 1) keepColumns([`Head ${n}`], []);
  expect(columnsOf(HEAD)).toEqual(guessed);
});
