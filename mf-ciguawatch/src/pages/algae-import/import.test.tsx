import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
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

const TOXICUS = { id: 3, as_name: 'Gambierdiscus toxicus', potentially_toxic: true };

const harness = setUpPage();
beforeEach(() => {
  localStorage.clear();
  jest.mocked(go).mockClear();
  setClock(() => Date.UTC(2026, 10, 25));
  jest.spyOn(tracking, 'refresh').mockResolvedValue(undefined as never);
  jest.spyOn(algaeSpecies, 'all').mockReturnValue([TOXICUS]);
  jest.spyOn(algaeSpecies, 'get').mockReturnValue(TOXICUS);
});
afterEach(() => {
  setClock();
  jest.restoreAllMocks();
});

function open(text: string) {
  csv = text;
  renderWithRuntime(<Import />, { user: fakeUser({ manage_countries: [4] }) });
  pressButton('choose');
}
const sayFrom = (source: string) =>
  fireEvent.change(screen.getByLabelText('Source of the data'), { target: { value: source } });
const openFrom = (text: string, source = 'Survey of 2026') => {
  open(text);
  sayFrom(source);
};
const TWO = 'Code;Lat;Long;Species\nRAI-1;-16.8;-151.4;G. toxicus\nRAI-2;-16.9;-151.5;';

test('lines that a corrected file would not find again are told before they are stored', () => {
  openFrom('Code;Lat;Long;Species\nRAI-1;-16.8;-151.4;G. toxicus\n;-16.9;-151.5;G. toxicus\n;-16.7;-151.5;');
  expect(screen.getByText(/Lines 3, 4 have neither station nor code: once corrected/)).toBeInTheDocument();
  expect(button('Import 3 lines')).toBeEnabled();
});

test('lines with a station or a code are not told to be unnamed', () => {
  openFrom(TWO);
  expect(screen.queryByText(/neither station nor code/)).toBeNull();
});

test('the lines of a file are stored as previewed, each with its own uuid', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  openFrom(TWO);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Import reef.csv');
  pressButton('Import 2 lines');
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
          data_source: 'Survey of 2026',
        },
        {
          uuid: expect.any(String),
          at_country: 4,
          code: 'RAI-2',
          at_geom: { type: 'Point', coordinates: [-151.5, -16.9] },
          data_source: 'Survey of 2026',
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
  openFrom(CELLS);
  expect(button('Import 3 lines')).toBeDisabled();
  expect(screen.getByText('“1.240” can be read in two ways: answer the question above.')).toBeInTheDocument();
  expect(screen.queryByText(/“2.500” can be read/)).toBeNull();
  fireEvent.click(screen.getByLabelText('1,240'));
  pressButton('Import 3 lines');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(cellsSent()).toEqual([1240, 2500, 12]);
});

test('a decimal comma elsewhere in the file proves that 1.240 is a thousand', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  openFrom('Code;Cells;T eau\nA;1.240;27,5');
  expect(screen.queryByText(/What does/)).toBeNull();
  pressButton('Import 1 line');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(cellsSent()).toEqual([1240]);
});

const stored = (id: number, part: object) => ({
  ...{ id, version: 3, at_country: 4, station: null, code: `RAI-${id}`, at_sampling_time: null },
  ...{ at_geom: { type: 'Point', coordinates: [-151.4, -16.8] }, at_species: 3, at_cells_nb: null },
  ...{ uuid: null, at_water_temperature: null, at_sampling_depth: null, at_sampling_picture: null },
  ...{ at_toxicity_data: null, source: 'import', deleted_at: null },
  ...{ created_at: '2026-11-01T00:00:00.000Z', changed_at: '2026-11-01T00:00:00.000Z' },
  ...{ identification: null, cells_unit: null, data_source: 'Survey of 2026', at_dino_identification: null },
  ...part,
});
const repeat = { at: 0, id: 1, same: false };

test('a corrected file shows what it says otherwise, and changes it once that was looked at', async () => {
  const rows = [
    stored(1, { at_cells_nb: 120 }),
    stored(2, { at_cells_nb: 40 }),
    stored(3, { at_cells_nb: 5 }),
  ];
  const repeats = [0, 1, 2].map((at) => ({ ...repeat, at, id: at + 1 }));
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows, known: 3, repeats } });
  openFrom(
    'Code;Lat;Long;Species;Cells\n' +
      [
        'RAI-1;-16.8;-151.4;G. toxicus;150',
        'RAI-2;-16.8;-151.4;G. toxicus;',
        'RAI-3;-16.8;-151.4;G. toxicus;5',
      ].join('\n'),
  );
  pressButton('Import 3 lines');
  expect(await screen.findByText('Cells per gram of algae: 120 → 150')).toBeInTheDocument();
  expect(screen.getByText('Cells per gram of algae: 40 → Not recorded')).toBeInTheDocument();
  expect(screen.getByText('Line 4: stored already, without a difference.')).toBeInTheDocument();
  expect(harness.changes).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('Line 3: RAI-2, Gambierdiscus toxicus'));
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  pressButton('Apply the change of 1 line');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(harness.changes[1]?.body).toEqual({ changes: [{ id: 1, version: 3, at_cells_nb: 150 }] });
});

test('a refused change leaves the differences open', async () => {
  const data = { rows: [stored(1, { at_cells_nb: 120 })], known: 1, repeats: [repeat] };
  harness.server.on('POST', 'gd/tracking/batch/', { data });
  openFrom('Code;Lat;Long;Species;Cells\nRAI-1;-16.8;-151.4;G. toxicus;150');
  pressButton('Import 1 line');
  await screen.findByText('Cells per gram of algae: 120 → 150');
  harness.server.on('POST', 'gd/tracking/batch/', { status: 409, data: { code: 'conflict', message: '' } });
  pressButton('Apply the change of 1 line');
  await waitFor(() =>
    expect(harness.toasts).toContainEqual(expect.stringMatching(/^error: The changes could not be applied/)),
  );
  expect(go).not.toHaveBeenCalled();
});

test('an import that stops says how far it came, and goes on when it is sent again', async () => {
  let requests = 0;
  harness.server.on('POST', 'gd/tracking/batch/', () => {
    requests += 1;
    return requests === 2
      ? { status: 500, data: { code: 'server_error', message: '' } }
      : { data: { rows: [], known: 0, repeats: [] } };
  });
  openFrom(`Code\n${Array.from({ length: 900 }, (_, n) => `A${n}`).join('\n')}`);
  pressButton('Import 900 lines');
  await waitFor(() =>
    expect(harness.toasts).toEqual([
      expect.stringMatching(/^error: The import stopped. Rows stored: 500 of 900. Import again/),
    ]),
  );
  pressButton('Import 900 lines');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  const uuids = harness.changes.map(({ body }) => (body as { rows: { uuid: string }[] }).rows[0]?.uuid);
  expect([uuids[2], uuids[3]]).toEqual([uuids[0], uuids[1]]);
});

test('nothing passes while a value would be lost, and leaving it out is agreed to', () => {
  openFrom('Code;Opérateur\nA;Moana\nB;Teva');
  expect(screen.getByText(/1 column holds values that would not be stored/)).toBeInTheDocument();
  expect(screen.queryByText('2 rows will be stored.')).toBeNull();
  expect(button('Import 2 lines')).toBeDisabled();
  pressButton('Leave it out');
  expect(screen.getByText('2 rows will be stored.')).toBeInTheDocument();
  expect(button('Import 2 lines')).toBeEnabled();
});

test('nothing passes before it is known where the data come from', () => {
  open('Code\nA');
  expect(screen.getByText('Say where the data come from.')).toBeInTheDocument();
  expect(button('Import 1 line')).toBeDisabled();
  sayFrom('Survey of 2026');
  expect(button('Import 1 line')).toBeEnabled();
});

test('the preview shows values as they were understood', () => {
  openFrom('Code;Date;Cells/L;T eau F;Espece;Note\nA;12 mars 2009;8 721,5;80,6;G. toxicus;x');
  const cells = screen.getAllByRole('table')[1]?.querySelectorAll('tbody td') ?? [];
  expect([...cells].map(({ textContent }) => textContent)).toEqual([
    ...['A', 'March 12, 2009', '8,721.5 cells/L', '27 °C', 'Gambierdiscus toxicus'],
  ]);
});

test('values that are missing alike are answered once', () => {
  openFrom('Code;Cells\nA;ND\nB;n.d.\nC;-');
  pressButton('Leave the 2 cells empty');
  pressButton('Leave the cell empty');
  expect(screen.getByText('3 rows will be stored.')).toBeInTheDocument();
});

test('a table with a column for each microalga asks, and then stores a row for each count', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', { data: { rows: [], known: 0, repeats: [] } });
  openFrom('Code;Gambierdiscus toxicus\nA;5\nB;7');
  expect(button('Import 2 lines')).toBeDisabled();
  pressButton('Yes, one row for each count');
  pressButton('Import 2 lines');
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(cellsSent()).toEqual([5, 7]);
});

test('nothing is stored while a line is at fault', () => {
  openFrom(`${TWO}\nRAI-3;97;-151.5;`);
  expect(button('Import 3 lines')).toBeDisabled();
  pressButton('Import 3 lines');
  expect(harness.changes).toEqual([]);
});

test('nothing is stored without a network, which is said', () => {
  openFrom(TWO);
  act(() => setRuntime({ user: fakeUser({ manage_countries: [4] }), online: false }));
  expect(screen.getByText('You are offline. The import needs the network.')).toBeInTheDocument();
  expect(button('Import 2 lines')).toBeDisabled();
});

test('a refusal is said, nothing was imported, and the file stays open', async () => {
  harness.server.on('POST', 'gd/tracking/batch/', {
    status: 500,
    data: { code: 'server_error', message: '' },
  });
  openFrom(TWO);
  pressButton('Import 2 lines');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: Nothing was imported \/ ./)]),
  );
  expect(go).not.toHaveBeenCalled();
  expect(button('Import 2 lines')).toBeEnabled();
});

test('another file may be chosen in its place', () => {
  open(TWO);
  pressButton('Another file');
  expect(button('choose')).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
});
