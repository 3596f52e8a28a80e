import { COMPLETE_FIELDS, EXPORTED, exportFields } from '@ciguawatch/shared/domain/case-list/export-fields';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { pressButton } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { zipTexts } from '@ciguawatch/shared/testing/zip-text';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { act, renderHook, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ALL_CASES } from '../../../case-filter/query-address';
import type { CaseListStore } from '../store/case-list-store';
import '../texts';
import { ExportBar } from './export-bar';
import { ExportRun } from './export-run';
import { type ExportKind, useExport } from './use-export';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@ciguawatch/shared/runtime/download/download', () => ({ download: jest.fn() }));

beforeEach(() => {
  setRuntime();
  setClock(() => Date.UTC(2026, 10, 25, 12));
  jest.mocked(saveFile).mockClear();
  jest.mocked(download).mockClear();
});
afterEach(() => setClock());

function open(part: object = {}) {
  const store = { query: ALL_CASES, chosen: 0, target: () => null, fail: jest.fn(), ...part };
  const shown = ['id', 'age'];
  return { store, ...renderHook(() => useExport(store as unknown as CaseListStore, shown)).result.current };
}

/** Runs an export of the given kind to its end. */
async function run(kind: ExportKind, part: object = {}) {
  const { start } = open(part);
  await act(() => start(kind));
}

test.each([
  ['csv', 'csv', 'csv', undefined],
  ['csvContact', 'csv', 'csv', true],
  ['data', 'data', 'data.csv', undefined],
  ['geojson', 'geojson', 'geojson', undefined],
] as const)(
  '%s is saved as a file of its day, with contacts only where they were asked for',
  async (kind, format, end, contact) => {
    jest.mocked(download).mockResolvedValue({ blob: new Blob(['a;b']) } as never);
    const { start, store } = open();
    await act(() => start(kind));
    expect(await savedFiles()).toEqual([
      expect.objectContaining({ name: `ciguatera-cases-2026-11-25.${end}`, text: 'a;b' }),
    ]);
    expect(jest.mocked(download).mock.lastCall?.[1]?.body).toMatchObject({
      format,
      ...(contact && { contact }),
    });
    expect(store.fail).not.toHaveBeenCalled();
  },
);

test('a file says in its name what was filtered, or how many were selected', async () => {
  jest.mocked(download).mockResolvedValue({ blob: new Blob(['a;b']) } as never);
  const query = { ...ALL_CASES, filter: { review_state: 'reviewed', age: '5..9' }, search: 'Ahe' };
  await run('csv', { query });
  await run('csv', { query, chosen: 3 });
  expect((await savedFiles()).map(({ name }) => name)).toEqual([
    'ciguatera-cases-Reviewed-5-to-9-Ahe-2026-11-25.csv',
    'ciguatera-cases-3-selected-2026-11-25.csv',
  ]);
});

const geojson = (features: object[]) =>
  ({ blob: { text: async () => JSON.stringify({ features }) } }) as never;

test('a workbook is made of typed values', async () => {
  jest.mocked(download).mockResolvedValue(
    geojson([
      {
        geometry: { coordinates: [-149.5, -17.5] },
        properties: { id: 7, case_eventdate: '2026-03-10', med_place: '=1' },
      },
    ]),
  );
  await run('xlsx');
  const [name, blob] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('ciguatera-cases-2026-11-25.xlsx');
  const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/sharedStrings.xml': texts = '' } = await zipTexts(
    blob as Blob,
  );
  // Excel counts days from 1900: 46091 is 2026-03-10.
  expect([...sheet.matchAll(/<c r="\w2"[^>]*><v>([^<]*)/g)].map(([, value]) => value)).toEqual([
    '7',
    '46091',
    '5',
    '-149.5',
    '-17.5',
  ]);
  expect(texts).toContain('=1');
});

test('a workbook without a case says so', async () => {
  jest.mocked(download).mockResolvedValue(geojson([]));
  await run('xlsx');
  const files = await zipTexts(jest.mocked(saveFile).mock.lastCall?.[1] as Blob);
  expect(files['xl/sharedStrings.xml']).toContain('Data is empty');
});

test('the codebook names every column of the file for programs, with units and words of codes', async () => {
  await run('codebook', { query: { ...ALL_CASES, filter: { review_state: 'reviewed' } } });
  expect(download).not.toHaveBeenCalled();
  const [file] = await savedFiles();
  expect([file?.name, file?.type]).toEqual([
    'ciguatera-cases-Reviewed-2026-11-25.datapackage.json',
    'application/json',
  ]);
  const { resources, description } = JSON.parse(file?.text ?? '');
  expect(description).toContain('Reviewed');
  expect(resources[0].path).toBe('ciguatera-cases-Reviewed-2026-11-25.data.csv');
  const { fields } = resources[0].schema;
  expect(fields.map(({ name }: { name: string }) => name)).toEqual(
    exportFields(EXPORTED, COMPLETE_FIELDS).map(({ name }) => name),
  );
  const of = (name: string) => fields.find((field: { name: string }) => field.name === name);
  expect(of('msympt_body_temp')).toMatchObject({ type: 'number', unit: '°C' });
  expect(of('age')).toMatchObject({ type: 'integer', unit: 'years' });
  expect(of('gender').categories).toContainEqual({ value: 'F', label: 'Female' });
  expect(of('counting').constraints.enum).toContain('earlier');
  expect(of('suspicion')).toMatchObject({ type: 'list', delimiter: ' ' });
  expect(of('point_precision').categories).toContainEqual({
    value: 'island',
    label: 'label point of the island',
  });
  // A title that looks like a text key means that its translation is missing.
  for (const { title } of fields) expect(title).not.toMatch(/^\w+(\.\w+)+|^[a-z]+_[a-z_]+$/);
});

test('what does not come is reported, and no file is made of it', async () => {
  jest.mocked(download).mockRejectedValue(new Error('gone'));
  const { start, store } = open();
  await act(() => start('csv'));
  expect(store.fail).toHaveBeenCalledWith(new Error('gone'));
  expect(saveFile).not.toHaveBeenCalled();
});

test('an export says how far it is, and can be ended', () => {
  const run = new ExportRun();
  renderWithRuntime(<ExportBar run={run} total={1200} />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => runInAction(() => Object.assign(run, { running: true, lines: 1500 })));
  expect(screen.getByRole('status')).toHaveTextContent('Cases: 1,200 of 1,200');
  expect(screen.getByRole('progressbar', { name: 'Export' })).toHaveAttribute('max', '1200');
  const cancel = jest.spyOn(run, 'cancel');
  pressButton('Cancel');
  expect(cancel).toHaveBeenCalledTimes(1);
});
