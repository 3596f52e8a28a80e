import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import '../../texts';
import { rowsTable } from './rows-table';
import { saveRowsFile } from './save-rows';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));

const words = {
  name: 'cases',
  title: 'Case statistics',
  basis: 'Based on 3 public reports.',
  said: { head: ['Filters: Tahiti'], foot: [], chosen: ['2023-2026', 'Tahiti'] },
};

test.each(['en_US', 'fr_FR'])('the codebook describes each column of the public file in %s', async (code) => {
  setRuntime();
  await setLanguage(code);
  jest.mocked(saveFile).mockClear();
  await saveRowsFile([], 'data', words);
  await saveRowsFile([], 'codebook', words);
  const [data, codebook] = await savedFiles();
  const { resources, description } = JSON.parse(codebook?.text ?? '');
  expect(codebook?.name).toMatch(/^cases-2023-2026-Tahiti-\d{4}-\d\d-\d\d\.datapackage\.json$/);
  expect(resources[0].path).toBe(data?.name);
  expect(description).toBe('Case statistics\nBased on 3 public reports.\nFilters: Tahiti');
  const { fields } = resources[0].schema as {
    fields: { name: string; title: string; categories?: object[] }[];
  };
  expect(fields.map(({ name }) => name)).toEqual(rowsTable([]).head);
  expect(data?.text).toBe(`${fields.map(({ name }) => name).join(',')}\r\n`);
  // Titles and labels must be translated: none may be a raw key.
  for (const { title, categories = [] } of fields)
    for (const text of [title, ...categories.map((one) => (one as { label: string }).label)])
      expect(text).not.toMatch(/^\w+(\.[\w+-]+)+$|^[a-z]+_[a-z_]+$|^$/);
  expect(fields.find(({ name }) => name === 'age_bucket')?.categories).toHaveLength(8);
});
