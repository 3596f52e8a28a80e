/** @jest-environment node */
import { workbookFiles, zipOf } from '../fixtures/workbook';
import { readFile } from './read-file';

const LIMITS = { size: 10_000_000, rows: 20_000 };
const SHEET = 'xl/worksheets/sheet1.xml';
const cases = [
  ['Date', 'Île', 'Âge'],
  [{ day: 45_293 }, 'Rapa', 3.5],
  [{ day: 45_293.75 }, 'Nuku Hiva', 40],
];

it('reads a workbook: texts, numbers, and dates as days', async () => {
  expect(await readFile(zipOf(workbookFiles({ Cas: cases })), LIMITS)).toEqual({
    head: ['Date', 'Île', 'Âge'],
    lines: [
      { number: 2, cells: ['2024-01-02', 'Rapa', '3.5'] },
      { number: 3, cells: ['2024-01-02 18:00', 'Nuku Hiva', '40'] },
    ],
  });
});

it('reads the only sheet that holds something, and lists several', async () => {
  const one = await readFile(zipOf(workbookFiles({ Lisez: [], Cas: cases })), LIMITS);
  expect(one).toMatchObject({ head: ['Date', 'Île', 'Âge'] });
  const two = await readFile(zipOf(workbookFiles({ Cas: cases, Notes: [['Auteur'], ['Moana']] })), LIMITS);
  expect(two).toEqual([
    { name: 'Cas', sheet: expect.objectContaining({ head: ['Date', 'Île', 'Âge'] }) },
    { name: 'Notes', sheet: { head: ['Auteur'], lines: [{ number: 2, cells: ['Moana'] }] } },
  ]);
});

it('refuses a workbook that would grow too large before it is unpacked', async () => {
  const files = workbookFiles({ Cas: cases });
  expect(await readFile(zipOf(files, { [SHEET]: 99_000_000 }), LIMITS)).not.toBe('large');
  expect(await readFile(zipOf(files, { [SHEET]: 101_000_000 }), LIMITS)).toBe('large');
});

it('never unpacks more than the directory says, so a false one gains nothing', async () => {
  const files = workbookFiles({ Cas: cases });
  const grown = {
    ...files,
    [SHEET]: files[SHEET]!.replace('</sheetData>', `${' '.repeat(30_000_000)}</sheetData>`),
  };
  const packed = zipOf(grown, { [SHEET]: 1000 });
  const before = process.memoryUsage().arrayBuffers;
  await expect(readFile(packed, LIMITS)).rejects.toThrow();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
});

it.each([
  ['old workbooks', new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])], 'a.xls'), 'old'],
  ['archives without a directory', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'a.xlsx'), 'unreadable'],
  ['empty workbooks', zipOf(workbookFiles({ Cas: [] })), 'empty'],
  ['workbooks with heads only', zipOf(workbookFiles({ Cas: [['Date']] })), 'empty'],
])('says why it does not open %s', async (_, file, fault) => {
  expect(await readFile(file, LIMITS)).toBe(fault);
});
