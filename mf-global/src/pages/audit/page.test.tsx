import { download } from '@ciguawatch/shared/runtime/download/download';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { screen, waitFor } from '@testing-library/react';
import AuditPage, { texts } from './page';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@ciguawatch/shared/runtime/download/download', () => ({ download: jest.fn() }));
jest.mock('./audit-table', () => ({
  AuditTable: ({ lines, empty }: { lines: unknown[]; empty: unknown }) => (lines.length === 0 ? empty : null),
}));
jest.mock('./filters', () => ({ Filters: () => null }));

const harness = setUpPage();
beforeAll(() => texts);
beforeEach(() => {
  setClock(() => Date.UTC(2026, 10, 25, 12));
  jest.mocked(saveFile).mockClear();
  history.replaceState(null, '', '/global/audit');
});
afterEach(() => setClock());

const line = (id: number) => ({
  id,
  at: '2026-11-20T20:00:00Z',
  user: null,
  kind: 'user',
  object_id: '9',
  action: 'update',
  before: null,
  after: null,
  object: null,
  country: 4,
});
async function open(search = '', count = 3, page = 1, held = 2) {
  const results = Array.from({ length: held }, (_, at) => line(at + 1));
  harness.server
    .on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } })
    .on('GET', 'a/audit/log/', { data: { results, count, page, page_size: 2, kinds: [], people: [] } });
  history.replaceState(null, '', `/global/audit${search}`);
  renderWithRuntime(<AuditPage />, { path: `/audit${search}`, user: fakeUser() });
  await screen.findByText(/^(\d+ changes?|No change)$/);
}
const came = (count: string) =>
  jest.mocked(download).mockResolvedValue({ blob: new Blob(['a;b']), header: () => count } as never);

test('the trail is saved as a file of its day, all lines of the filters', async () => {
  came('3');
  await open('?kind=user&page=2');
  pressButton('Export (CSV)');
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(await savedFiles()).toEqual([
    expect.objectContaining({ name: 'audit-2026-11-25.csv', text: 'a;b' }),
  ]);
  expect(jest.mocked(download).mock.lastCall?.[1]?.body).toEqual({ kind: 'user' });
});

test('an empty result produces no file, and says so', async () => {
  came('0');
  await open();
  pressButton('Export (CSV)');
  await waitFor(() => expect(harness.toasts).toEqual(['warning: Data is empty']));
  expect(saveFile).not.toHaveBeenCalled();
});

test('a file that could not be written is reported, and can be requested again', async () => {
  const { ApiError } = jest.requireActual('@ciguawatch/shared/runtime/http/api-error');
  jest.mocked(download).mockRejectedValue(new ApiError('server_error', 500));
  await open();
  pressButton('Export (CSV)');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The file could not be written \/ ./)]),
  );
  expect(button('Export (CSV)')).toBeEnabled();
});

test('the pages show the current position, and end with the trail', async () => {
  await open('?page=2', 5, 2);
  expect(screen.getByRole('status')).toHaveTextContent('5 changes');
  expect(screen.getByText(/^3 to 4 of 5\./)).toBeInTheDocument();
  pressButton('Next page');
  await waitFor(() => expect(harness.server.sent('a/audit/log/').at(-1)?.path).toContain('page=3'));
});

test('no page is offered after the last, and none at all when one holds all lines', async () => {
  await open('?page=2', 4, 2);
  expect([button('Previous page').disabled, button('Next page').disabled]).toEqual([false, true]);
  pressButton('Previous page');
  await waitFor(() => expect(harness.server.sent('a/audit/log/').at(-1)?.path).toContain('page=1'));
});

test('an empty result says whether the filters are the reason, and offers to clear them', async () => {
  await open('?kind=user', 0, 1, 0);
  expect(screen.getByText('No change matches these filters')).toBeInTheDocument();
  expect(screen.getByText(/^You see here what your roles manage\./)).toBeInTheDocument();
  expect(screen.queryByText(/Times of this device/)).toBeNull();
  pressButton('Clear the filters');
  expect(await screen.findByText('Nothing has been changed yet')).toBeInTheDocument();
});
