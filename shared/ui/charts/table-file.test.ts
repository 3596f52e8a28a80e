import { literalCell, typedCell } from '../../domain/text/files/csv';
import { setLanguage } from '../../runtime/i18n/i18n';
import { savedFiles } from '../../testing/saved-files';
import { zipTexts } from '../../testing/zip-text';
import { saveFile } from './save-file';
import { saveTable } from './table-file';

jest.mock('./save-file', () => ({ saveFile: jest.fn() }));

const table = {
  head: ['island', 'day', 'rate', 'verified', 'note'],
  rows: [
    ['Rapa', literalCell('2026-11-25'), 12.5, true, typedCell('=1+1')],
    ['Tahiti', null, -3, false, typedCell('a <b> & "c"')],
  ],
  about: ['Rates by island', 'Period: 2026'],
};

beforeEach(async () => {
  jest.mocked(saveFile).mockClear();
  await setLanguage('fr_FR');
});

test('a table is saved for spreadsheets in the format of the language, and for programs in one fixed format', async () => {
  await saveTable('taux', table, 'csv');
  await saveTable('taux', table, 'data');
  expect(await savedFiles()).toEqual([
    {
      name: 'taux.csv',
      type: 'text/csv;charset=utf-8',
      text: expect.stringContaining(
        "\r\n\r\nisland;day;rate;verified;note\r\nRapa;2026-11-25;12,5;true;'=1+1\r\n",
      ),
    },
    {
      name: 'taux.data.csv',
      type: 'text/csv;charset=utf-8',
      text: `island,day,rate,verified,note\r\nRapa,2026-11-25,12.5,true,'=1+1\r\nTahiti,,-3,false,"a <b> & ""c"""\r\n`,
    },
  ]);
});

test('a workbook holds numbers, dates and texts as such, and its description on a sheet of its own', async () => {
  await saveTable('taux', table, 'xlsx');
  const [name, blob] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('taux.xlsx');
  const files = await zipTexts(blob as Blob);
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  expect(texts).toEqual([
    ...['island', 'day', 'rate', 'verified', 'note', 'Rapa', '=1+1', 'Tahiti'],
    ...['a &lt;b&gt; &amp; "c"', 'Rates by island', 'Period: 2026'],
  ]);
  expect(sheet).not.toContain('<f>');
  // 2026-11-25 is day 46351 in Excel.
  const values = [...sheet.matchAll(/<c r="([A-E][23])"([^>]*)><v>([^<]*)<\/v>/g)].map(
    ([, at, how, value]) => [at, /t="(\w+)"/.exec(how ?? '')?.[1] ?? 'n', value],
  );
  expect(values).toEqual([
    ['A2', 's', '5'],
    ['B2', 'n', '46351'],
    ['C2', 'n', '12.5'],
    ['D2', 'b', '1'],
    ['E2', 's', '6'],
    ['A3', 's', '7'],
    ['C3', 'n', '-3'],
    ['D3', 'b', '0'],
    ['E3', 's', '8'],
  ]);
  expect(files['xl/workbook.xml']).toMatch(/name="data".*name="about"/s);
});
