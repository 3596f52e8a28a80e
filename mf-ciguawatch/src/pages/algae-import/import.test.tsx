import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, press, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '../../algae/texts';
import { algaeSpecies, tracking } from '../../algae/tracking';
import { readCsv } from '../../import/read/read-csv';
import { Import } from './import';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));
let csv = '';
jest.mock('../../import/choose-file', () => ({
  ChooseFile: ({ onOpen }: { onOpen: (name: string, sheet: unknown) => void }) => (
    <button type="button" onClick={() => onOpen('reef.csv', readCsv(csv))}>
      choose
    </button>
  ),
}));

const harness = setUpPage();
beforeEach(() => {
  localStorage.clear();
  jest.mocked(go).mockClear();
  setClock(() => Date.UTC(2026, 10, 25));
  jest.spyOn(tracking, 'refresh').mockResolvedValue(undefined as never);
  jest
    .spyOn(algaeSpecies, 'all')
    .mockReturnValue([{ id: 3, as_name: 'Gambierdiscus toxicus', potentially_toxic: true }]);
});
afterEach(() => {
  setClock();
  jest.restoreAllMocks();
});

function open(text: string) {
  csv = text;
  renderWithRuntime(<Import />, { user: fakeUser({ manage_countries: [4] }) });
  press('choose');
}
const TWO = 'Code;Lat;Long;Species\nRAI-1;-16.8;-151.4;G. toxicus\nRAI-2;-16.9;-151.5;';

test('the lines of a file are stored as previewed, each with its own uuid', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  open(TWO);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Import reef.csv');
  press('Import 2 lines');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  const [{ asked, body }] = harness.changes as [{ asked: string; body: { rows: { uuid: string }[] } }];
  expect([asked, body]).toEqual([
    'POST gd/tracking/batch/',
    {
      source: 'import',
      rows: [
        {
          uuid: expect.any(String),
          at_country: 4,
          code: 'RAI-1',
          at_geom: { type: 'Point', coordinates: [-151.4, -16.8] },
          at_species: 3,
        },
        {
          uuid: expect.any(String),
          at_country: 4,
          code: 'RAI-2',
          at_geom: { type: 'Point', coordinates: [-151.5, -16.9] },
        },
      ],
    },
  ]);
  expect(body.rows[0]?.uuid).not.toBe(body.rows[1]?.uuid);
  expect(harness.toasts).toEqual(['success: 2 lines imported']);
  expect(go).toHaveBeenCalledWith('/ciguawatch/algae/report/list?view=imported', { force: true });
});

const cellsSent = () =>
  harness.changes.flatMap(({ body }) =>
    (body as { rows: { at_cells_nb?: number }[] }).rows.map(({ at_cells_nb }) => at_cells_nb),
  );
const CELLS = 'Code;Cells\nA;1.240\nB;2.500\nC;12';

test('whether 1.240 is one or a thousand is asked once where the file does not prove it', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  open(CELLS);
  expect(button('Import 3 lines')).toBeDisabled();
  expect(screen.getByText('“1.240” can be read in two ways: answer the question above.')).toBeInTheDocument();
  expect(screen.queryByText(/“2.500” can be read/)).toBeNull();
  fireEvent.click(screen.getByLabelText('1,240'));
  press('Import 3 lines');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(cellsSent()).toEqual([1240, 2500, 12]);
});

test('a decimal comma elsewhere in the file proves that 1.240 is a thousand', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  open('Code;Cells;T eau\nA;1.240;27,5');
  expect(screen.queryByText(/What does/)).toBeNull();
  press('Import 1 line');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(cellsSent()).toEqual([1240]);
});

test('lines that were known already are named, and the file stays open', async () => {
  const data = { rows: [], known: 1, repeats: [{ at: 1, id: 7, same: true }] };
  harness.server.on('POST', 'gd/tracking/batch/', { data });
  open(TWO);
  press('Import 2 lines');
  await waitFor(() =>
    expect(harness.toasts).toEqual(['success: 1 line imported / 1 line was known already.']),
  );
  expect(go).not.toHaveBeenCalled();
});

test('nothing is stored while a line is at fault', () => {
  open(`${TWO}\nRAI-3;97;-151.5;`);
  expect(button('Import 3 lines')).toBeDisabled();
  press('Import 3 lines');
  expect(harness.changes).toEqual([]);
});

test('nothing is stored without a network, which is said', () => {
  open(TWO);
  act(() => setRuntime({ user: fakeUser({ manage_countries: [4] }), online: false }));
  expect(screen.getByText('You are offline. The import needs the network.')).toBeInTheDocument();
  expect(button('Import 2 lines')).toBeDisabled();
});

test('a refusal is said, nothing was imported, and the file stays open', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', {
    status: 500,
    data: { code: 'server_error', message: '' },
  });
  open(TWO);
  press('Import 2 lines');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: Nothing was imported \/ ./)]),
  );
  expect(go).not.toHaveBeenCalled();
  expect(button('Import 2 lines')).toBeEnabled();
});

test('another file may be chosen in its place', () => {
  open(TWO);
  press('Another file');
  expect(button('choose')).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
});
