import { download } from '@ciguawatch/shared/runtime/download/download';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { press } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { act, renderHook, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ALL } from '../filters/query-address';
import type { CaseListStore } from '../store/case-list-store';
import '../texts';
import { ExportBar } from './export-bar';
import { ExportRun } from './export-run';
import { useExport } from './use-export';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@ciguawatch/shared/runtime/download/download', () => ({ download: jest.fn() }));

beforeEach(() => {
  setRuntime();
  setClock(() => Date.UTC(2026, 10, 25, 12));
  jest.mocked(saveFile).mockClear();
});
afterEach(() => setClock());

function open() {
  const store = { query: ALL, chosen: 0, target: () => null, fail: jest.fn() };
  return { store, ...renderHook(() => useExport(store as unknown as CaseListStore)).result.current };
}

test.each([
  ['csv', 'csv', undefined],
  ['csvContact', 'csv', true],
  ['geojson', 'geojson', undefined],
] as const)(
  '%s is saved as a file of its day, with contacts only where they were asked for',
  async (kind, end, contact) => {
    jest.mocked(download).mockResolvedValue({ blob: new Blob(['a;b']) } as never);
    const { start, store } = open();
    await act(() => start(kind));
    expect(await savedFiles()).toEqual([
      expect.objectContaining({ name: `ciguatera-cases-2026-11-25.${end}`, text: 'a;b' }),
    ]);
    expect(jest.mocked(download).mock.lastCall?.[1]?.body).toMatchObject({
      format: end,
      ...(contact && { contact }),
    });
    expect(store.fail).not.toHaveBeenCalled();
  },
);

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
  press('Cancel');
  expect(cancel).toHaveBeenCalledTimes(1);
});
