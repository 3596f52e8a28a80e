import type { SampleImported, SampleImportItem } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { readCsv } from '../../import/read/read-csv';
import { importTexts } from '../../import/texts';
import { samplesTexts } from '../../samples/texts';
import { Import } from './import';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));
let csv = '';
jest.mock('../../import/choose-file', () => ({
  ChooseFile: ({ onOpen }: { onOpen: (name: string, sheet: unknown) => void }) => (
    <button type="button" onClick={() => onOpen('s2.csv', readCsv(csv))}>
      choose
    </button>
  ),
}));

const harness = setUpPage();
beforeAll(async () => {
  await samplesTexts;
  await importTexts;
});
beforeEach(() => {
  localStorage.clear();
  jest.mocked(go).mockClear();
  setClock(() => Date.UTC(2026, 10, 25));
  harness.server.on('GET', 'cw/sample/import/', { data: [] });
  const bohar = { id: 22, name: 'Lutjanus bohar', translations: [], phenotype_id: 3, deleted: false };
  jest.spyOn(collections.specie, 'all').mockReturnValue([bohar] as never);
  jest.spyOn(collections.phenotype, 'all').mockReturnValue([]);
});
afterEach(() => {
  runInAction(() => {
    connectivity.network = true;
  });
  setClock();
  jest.restoreAllMocks();
});

const TABLE = 'Sample;Species;Length (mm);CBA-N2a (ng/g);CBA-N2a LOD';
function open(...lines: string[]) {
  csv = [TABLE, ...lines].join('\n');
  renderWithRuntime(<Import />, { user: fakeUser({ manage_countries: [4] }) });
  pressButton('choose');
}
const answer = (part: Partial<SampleImported>): { data: SampleImported } => ({
  data: { id: null, samples: 0, results: 0, known: 0, changes: [], looked: null, faults: [], ...part },
});
const sent = () =>
  harness.changes.map(({ body }) => body as { uuid: string; looked: unknown; rows: object[] });

test('the first line is shown as it will be stored, and the table is sent once it passes', async () => {
  open('A-1;Lutjanus bohar;280;1.20 ± 0.08;0.31');
  const cells = screen
    .getAllByRole('row')
    .slice(1, 6)
    .map((row) => row.lastElementChild?.textContent);
  expect(cells).toEqual(['A-1', expect.any(String), '28\u00a0cm', '1.2\u00a0ng/g', '0.31\u00a0ng/g']);
  harness.server.on('POST', 'cw/sample/import/', answer({ id: 1, samples: 1, results: 1 }));
  pressButton('Import');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/ciguawatch/sample/list', { force: true }));
  expect(sent()[0]).toMatchObject({
    ...{ file: 's2.csv', dry_run: false, looked: null },
    rows: [{ line: 2, code: 'A-1', specie_id: 22, length_cm: 28, result: { value: 1.2, lod: 0.31 } }],
  });
  expect(harness.toasts).toEqual([expect.stringMatching(/^success: 1 result imported/)]);
});

test('a line that cannot be read is named, and nothing is sent', () => {
  open('A-1;Lutjanus bohar;280;much;0.31', 'A-2;Lutjanus bohar;280;1.2;0.31');
  expect(screen.getByText(/Line 2\..*much.*is not a number/)).toBeInTheDocument();
  expect(button('Import')).toBeDisabled();
});

test('lines that the server refuses are named, until the reading is another one', async () => {
  harness.server.on(
    'POST',
    'cw/sample/import/',
    answer({ faults: [{ line: 2, field: 'origin', code: 'contradicts' }] }),
  );
  open('A-1;Lutjanus bohar;280;1.2;0.31');
  pressButton('Import');
  expect(await screen.findByText(/Line 2\. Origin/)).toBeInTheDocument();
  expect([button('Import').disabled, jest.mocked(go).mock.calls]).toEqual([true, []]);
  fireEvent.click(screen.getByRole('checkbox', { name: /An empty cell/ }));
  expect(screen.queryByText(/Line 2\. Origin/)).toBeNull();
  expect(button('Import')).toBeEnabled();
});

test('what a corrected file would change is shown value by value, and replaced only by a second press', async () => {
  const change = { line: 2, code: 'A-1', method: 'CBA-N2a' as const, field: 'value', stored: 1.2, given: 12 };
  harness.server.on('POST', 'cw/sample/import/', answer({ changes: [change], looked: 'seen' }));
  open('A-1;Lutjanus bohar;280;12;0.31');
  pressButton('Import');
  expect(await screen.findByText('1 value differs from what is stored')).toBeInTheDocument();
  const row = within(screen.getByRole('region', { name: 'Differences' })).getAllByRole('row')[1];
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['2', 'A-1', 'CBA-N2a: Value', '1.2', '12'],
  ]);
  expect(go).not.toHaveBeenCalled();
  harness.server.on('POST', 'cw/sample/import/', answer({ id: 2, changes: [change] }));
  pressButton('Import and replace 1 value');
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(sent().map(({ looked }) => looked)).toEqual([null, 'seen']);
  expect(harness.toasts[0]).toMatch(/1 value replaced/);
});

test('another try of the same table has the same identifier, another file has its own', async () => {
  harness.server.on('POST', 'cw/sample/import/', {
    status: 500,
    data: { code: 'server_error', message: '' },
  });
  open('A-1;Lutjanus bohar;280;1.2;0.31');
  for (const tries of [1, 2]) {
    pressButton('Import');
    await waitFor(() => expect(sent()).toHaveLength(tries));
    await waitFor(() => expect(button('Import')).toBeEnabled());
  }
  pressButton('Another file');
  pressButton('choose');
  pressButton('Import');
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent().map(({ uuid }) => uuid);
  expect([first === second, second === third]).toEqual([true, false]);
  await waitFor(() => expect(button('Import')).toBeEnabled());
});

test('empty cells below a species are asked about, and repeat it when that is wished', () => {
  open('A-1;Lutjanus bohar;280;1.2;0.31', 'A-2;;281;1.2;0.31');
  expect(screen.getByText(/1 line has no species/)).toBeInTheDocument();
  pressButton('Repeat the cell above');
  expect(screen.queryByText(/has no species/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: /An empty cell/ })).toBeChecked();
});

test('offline the import waits, and says so', () => {
  open('A-1;Lutjanus bohar;280;1.2;0.31');
  act(() =>
    runInAction(() => {
      connectivity.network = false;
    }),
  );
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  expect(button('Import')).toBeDisabled();
});

describe('earlier imports', () => {
  const item: SampleImportItem = {
    ...{ id: 5, file: 's2.csv', at: '2026-11-20T10:00:00Z', by: 'Hina', rows: 3, made: 2, altered: 1 },
    ...{ changed: 1, undone: 0, undoable: true },
  };
  const show = async () => {
    renderWithRuntime(<Import />, { user: fakeUser({ manage_countries: [4] }) });
    await screen.findByText('s2.csv');
  };

  test('are undone as a whole, after saying what goes, and name what stays', async () => {
    harness.server.on('GET', 'cw/sample/import/', { data: [item] });
    harness.server.on('POST', 'cw/sample/import/5/undo/', {
      data: { done: 3, left: [{ id: 8, code: 'A-8', why: 'changed' }] },
    });
    await show();
    pressButton('Undo the import');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(/2 samples are deleted with their results\./);
    expect(dialog).toHaveTextContent(/1 sample gets its earlier values back\./);
    expect(dialog).toHaveTextContent(/1 sample changed since stays as it is\./);
    expect(harness.changes).toEqual([]);
    harness.server.on('GET', 'cw/sample/import/', { data: [{ ...item, made: 0, altered: 0, undone: 3 }] });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
    await screen.findByText('Undone');
    expect(harness.changes).toMatchObject([
      { asked: 'POST cw/sample/import/5/undo/', body: { action: 'undo' } },
    ]);
    expect(harness.toasts).toEqual(['success: 3 samples undone / 1 stays as it is: A-8.']);
    await act(async () => pressButton('Restore'));
    await waitFor(() => expect(harness.changes.at(-1)?.body).toEqual({ action: 'restore' }));
  });

  test('that are too old, or of which all was changed, offer nothing', async () => {
    const old = { ...item, id: 6, undoable: false };
    harness.server.on('GET', 'cw/sample/import/', {
      data: [old, { ...item, file: 'b.csv', made: 0, altered: 0 }],
    });
    await show();
    expect(buttons(/Undo|Restore/)).toEqual([]);
  });

  test('that cannot be loaded are said as such, and asked for again', async () => {
    harness.server.on('GET', 'cw/sample/import/', {
      status: 500,
      data: { code: 'server_error', message: '' },
    });
    renderWithRuntime(<Import />, { user: fakeUser({ manage_countries: [4] }) });
    expect(await screen.findByText('The imports could not be loaded')).toBeInTheDocument();
  });
});
