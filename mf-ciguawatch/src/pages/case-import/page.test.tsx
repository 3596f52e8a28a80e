import type { CaseImport } from '@ciguawatch/shared/api/schemas/desk/import';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { fakePlace } from '@ciguawatch/shared/testing/fakes/fake-place';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './texts';
import { readCsv } from '../../import/read/read-csv';
import CaseImportPage from './page';

let csv = '';
jest.mock('../../import/choose-file', () => ({
  ChooseFile: ({ onOpen }: { onOpen: (name: string, sheet: unknown) => void }) => (
    <button type="button" onClick={() => onOpen('cases.csv', readCsv(csv))}>
      choose
    </button>
  ),
}));

const places = [
  fakePlace('French Polynesia', 'C', { id: 4 }),
  fakePlace('Raiatea', 'I', { id: 75, parent_id: 4 }),
  fakePlace('Rurutu', 'I', { id: 87, parent_id: 4 }),
  fakePlace('Nuku Hiva', 'I', { id: 92, parent_id: 4 }),
  fakePlace('Avera', 'L', { id: 501, parent_id: 75 }),
  fakePlace('Avera', 'L', { id: 502, parent_id: 87 }),
];
const species = [{ id: 22, name: 'Lutjanus bohar', translations: [{ lang: 'ty_PF', value: 'haʻamea' }] }];

const harness = setUpPage();
beforeEach(() => {
  localStorage.clear();
  setClock(() => Date.UTC(2026, 10, 25));
  for (const one of [collections.location, collections.specie, collections.phenotype])
    jest.spyOn(one, 'ensure').mockResolvedValue(undefined as never);
  jest.spyOn(collections.location, 'all').mockReturnValue(places as never);
  jest
    .spyOn(collections.location, 'get')
    .mockImplementation((id) => places.find((one) => one.id === id) as never);
  jest.spyOn(collections.specie, 'all').mockReturnValue(species as never);
  jest
    .spyOn(collections.specie, 'get')
    .mockImplementation((id) => species.find((one) => one.id === id) as never);
  jest.spyOn(collections.phenotype, 'all').mockReturnValue([]);
  harness.server.on('GET', 'cw/case/import/', { data: [] });
});
afterEach(() => {
  setClock();
  jest.restoreAllMocks();
});

const CHECKED = { id: null, count: 2, known: [], faults: [], pairs: [] };

async function open(text: string) {
  csv = text;
  renderWithRuntime(<CaseImportPage />, { user: fakeUser({ manage_countries: [4] }) });
  await waitFor(() => expect(harness.server.requests.length).toBeGreaterThan(0));
  pressButton('choose');
}
const name = (source: string) =>
  fireEvent.change(screen.getByLabelText(/^Name of the source/), { target: { value: source } });
const sent = () => harness.changes.map(({ body }) => body as CaseImport);

test('a list is checked, then imported as it was checked, under one identifier', async () => {
  await open('Île;Date;Poisson;Picotements\nNUKU-HIVA;25/12/2009;haamea;oui\nNuku Hiva;03/04/2009;;');
  harness.server.on('POST', 'cw/case/import/', { data: CHECKED });
  expect(button('Check')).toBeDisabled();
  name('Register');
  pressButton('Check');
  await waitFor(() => expect(button('Import 2 cases')).toBeEnabled());
  harness.server.on('POST', 'cw/case/import/', { data: { ...CHECKED, id: 1 } });
  pressButton('Import 2 cases');
  await waitFor(() => expect(harness.toasts).toEqual(['success: 2 cases imported']));
  const [dry, stored] = sent();
  expect([dry?.dry_run, stored?.dry_run, stored?.uuid]).toEqual([true, false, dry?.uuid]);
  expect(stored).toMatchObject({
    source: 'Register',
    file: 'cases.csv',
    state: 'reviewed',
    mapping: {
      columns: [{ head: 'Île', field: 'island' }, { field: 'event_date' }, { field: 'specie_id' }, {}],
    },
    rows: [
      {
        line: 2,
        case_location_id: 92,
        event_date: '2009-12-25',
        specie_id: 22,
        specie_known: true,
        sympt_tinglings: 'Y',
      },
      // The 25th proves that the day comes first.
      { line: 3, case_location_id: 92, event_date: '2009-04-03' },
    ],
  });
  expect(button('choose')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mark the months observed' })).toHaveAttribute(
    'href',
    '/ciguawatch/case/coverage?source=import&country=4&year=2009',
  );
});

test('an age in months is read from a column of years or of its own, and goes with its years', async () => {
  await open(
    'Île;Date;Âge;Âge en mois\nNuku Hiva;2009-12-25;8 mois;\nNuku Hiva;2009-12-26;18 m;\nNuku Hiva;2009-12-27;34;\nNuku Hiva;2009-12-28;30 months;\nNuku Hiva;2009-12-29;;13 mois\nNuku Hiva;2009-12-30;;7\nNuku Hiva;2009-12-31;100 mois;\nNuku Hiva;2010-01-01;3;8',
  );
  harness.server.on('POST', 'cw/case/import/', { data: CHECKED });
  name('Register');
  pressButton('Check');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.rows.map(({ age, age_months }) => [age, age_months])).toEqual([
    [0, 8],
    [1, 18],
    [34, undefined],
    [2, undefined],
    [1, 13],
    [0, 7],
    [8, undefined],
    // The server refuses them: nobody knows which is right.
    [3, 8],
  ]);
});

test('one answer holds for all lines that say the same, and can be undone', async () => {
  await open('Lieu;Date\nAvera;2009-12-25\navera;2009-12-26\nRurutu;2009-12-27');
  name('Register');
  expect(screen.getByText('“Avera” is not the name of a single place.')).toBeInTheDocument();
  expect(screen.getByText('One question is left, for 2 lines.')).toBeInTheDocument();
  pressButton('Put Avera, Rurutu (2 lines)');
  expect(screen.getByText('3 lines are ready.')).toBeInTheDocument();
  expect(button('Check')).toBeEnabled();
  pressButton('Undo the correction');
  expect(button('Check')).toBeDisabled();
  pressButton('Leave 2 lines out');
  expect(screen.getByText('1 line is ready.')).toBeInTheDocument();
});

test('a place is searched by name where none is proposed', async () => {
  await open('Lieu;Date\nLa grande baie;2009-12-25');
  name('Register');
  await userEvent.type(screen.getByRole('combobox', { name: 'Place for “La grande baie”' }), 'nuku');
  await userEvent.click(screen.getByRole('option', { name: /Nuku Hiva/ }));
  expect(screen.getByText('1 line is ready.')).toBeInTheDocument();
});

test('what 03/04 means is asked once where the file does not prove it', async () => {
  await open('Lieu;Date\nRurutu;03/04/2009\nRurutu;05/06/2009');
  name('Register');
  harness.server.on('POST', 'cw/case/import/', { data: CHECKED });
  expect(button('Check')).toBeDisabled();
  fireEvent.click(screen.getByLabelText(/April 3, 2009|3 April 2009/));
  pressButton('Check');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.rows.map(({ event_date }) => event_date)).toEqual(['2009-04-03', '2009-06-05']);
});

test('whether 1.000 is one or a thousand is asked once where the file does not prove it', async () => {
  await open('Lieu;Date;Malades\nRurutu;2009-12-25;2.000 pers.\nRurutu;2009-12-26;3.000\nRurutu;2009-12-27;');
  name('Register');
  harness.server.on('POST', 'cw/case/import/', { data: CHECKED });
  expect(button('Check')).toBeDisabled();
  expect(screen.getByRole('radiogroup', { name: 'What does 2.000 mean in this file?' })).toBeInTheDocument();
  expect(screen.getByText('One question about the whole file is left.')).toBeInTheDocument();
  expect(screen.getByLabelText('2,000')).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('2'));
  pressButton('Check');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.rows.map(({ mass_poisoning_nb }) => mass_poisoning_nb)).toEqual([2, 3, undefined]);
});

test.each([
  ['a decimal of its own column', '2.000;38.5', 2],
  [
    'a decimal of another column with a comma, after which two thousand people are unlikely',
    '2.000;38,5',
    null,
  ],
])('%s proves what 2.000 means', async (_, cells, people) => {
  await open(`Lieu;Date;Malades;Température\nRurutu;2009-12-25;${cells}`);
  name('Register');
  expect(screen.queryByRole('radiogroup', { name: /2\.000/ })).toBeNull();
  if (people === null) return expect(screen.getByText('“2.000” is an unlikely number.')).toBeInTheDocument();
  harness.server.on('POST', 'cw/case/import/', { data: CHECKED });
  pressButton('Check');
  await waitFor(() => expect(sent()[0]?.rows[0]).toMatchObject({ mass_poisoning_nb: people }));
});

test('a grey button says that the source has no name yet', async () => {
  await open('Lieu;Date;Sexe\nRurutu;2009-12-25;F');
  expect(screen.getByText('1 line is ready.')).toBeInTheDocument();
  expect(button('Check')).toBeDisabled();
  expect(screen.getByText('Name the source of the list first.')).toBeInTheDocument();
  name('Register');
  expect(button('Check')).toBeEnabled();
  expect(screen.queryByText('Name the source of the list first.')).toBeNull();
});

test('a likely pair is shown with its reasons, and left out where so decided', async () => {
  await open('Lieu;Date;Sexe\nRurutu;2009-12-25;F\nRaiatea;2009-12-26;M');
  name('Register');
  const evidence = [{ field: 'gender', outcome: 'same', meal: 0, patient: 1.2 }];
  const other = {
    id: 7_654_321,
    event_date: '2009-12-25',
    case_location_id: 87,
    specie_id: null,
    gender: 'F',
    age: 3,
  };
  const pair = { line: 2, case: other, other_line: null, kind: 'patient', probability: 0.93, evidence };
  harness.server.on('POST', 'cw/case/import/', { data: { ...CHECKED, pairs: [pair] } });
  pressButton('Check');
  await waitFor(() => expect(screen.getByText('1 likely pair')).toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'case 7654321' })).toHaveAttribute(
    'href',
    '/ciguawatch/case/report/7654321',
  );
  fireEvent.click(screen.getByLabelText('Do not import'));
  pressButton('Import 1 case');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.rows.map(({ line }) => line)).toEqual([3]);
});

test('values that no field takes are asked about before the check, with their column and their number', async () => {
  await open(
    'Lieu;Date;Lune;;Lieu\nRurutu;2009-12-25;pleine;;\nRurutu;2009-12-26;;quai;\nRurutu;2009-12-27;noire;;',
  );
  name('Register');
  harness.server.on('POST', 'cw/case/import/', { data: { ...CHECKED, count: 3 } });
  expect(screen.getByText('One question about the whole file is left.')).toBeInTheDocument();
  expect(screen.getByText(/^Lune: 2 values, such as pleine\./)).toBeInTheDocument();
  expect(screen.getByText(/^Column 4, without a head: 1 value, quai\./)).toBeInTheDocument();
  expect(button('Check')).toBeDisabled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Leave it out' })[0] as HTMLElement);
  expect(screen.queryByText(/^Lune:/)).toBeNull();
  expect(button('Check')).toBeDisabled();
  pressButton('Leave it out');
  expect(screen.getByText('3 lines are ready.')).toBeInTheDocument();
  pressButton('Check');
  await waitFor(() => expect(sent()[0]?.rows).toHaveLength(3));
});

test('a change after the check wants a new check', async () => {
  await open('Lieu;Date\nRurutu;2009-12-25');
  name('Register');
  harness.server.on('POST', 'cw/case/import/', { data: { ...CHECKED, count: 1 } });
  pressButton('Check');
  await waitFor(() => expect(button('Import 1 case')).toBeEnabled());
  act(() => name('Other register'));
  expect(button('Check')).toBeEnabled();
});

const mapping = {
  columns: [
    { head: 'Coin', field: 'island', unit: null },
    { head: 'Quand', field: 'event_date', unit: null },
    { head: 'Lune', field: null, unit: null },
  ],
};
const item = {
  ...{ id: 3, source: 'Register', file: 'a.csv', at: '2026-11-20T10:00:00Z', by: 'Hina', rows: 2 },
  ...{ standing: 2, changed: 1, undoable: true, mapping },
};

test.each([
  ['nothing was chosen', () => undefined, 'Register', '1 line is ready.'],
  ['a source was typed', () => name('Ledger'), 'Ledger', null],
])('earlier imports that arrive after the file was opened: %s', async (_, choose, source, ready) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  harness.server.on('GET', 'cw/case/import/', () => late.then(() => ({ data: [item] })));
  await open('Coin;Quand;Lune\nRurutu;2009-12-25;pleine');
  choose();
  await act(async () => {
    arrive();
    await late;
  });
  await waitFor(() => expect(screen.getByLabelText(/^Name of the source/)).toHaveValue(source));
  expect(screen.queryByText('1 line is ready.') === null).toBe(ready === null);
});

test('the next file of a source is read as the last one, and an import is undone after a question', async () => {
  harness.server.on('GET', 'cw/case/import/', { data: [item] });
  harness.server.on('POST', 'cw/case/import/3/undo/', {
    data: { done: 1, left: [{ id: 9, why: 'changed' }] },
  });
  csv = 'Coin;Quand;Lune\nRurutu;2009-12-25;pleine';
  renderWithRuntime(<CaseImportPage />, { user: fakeUser({ manage_countries: [4] }) });
  await waitFor(() => expect(screen.getByText('1 changed since')).toBeInTheDocument());
  pressButton('Undo the import');
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeInTheDocument());
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo the import' }).at(-1) as HTMLElement);
  await waitFor(() => expect(harness.toasts).toEqual(['success: 1 case deleted / 1 case stays as it is.']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  pressButton('choose');
  expect(screen.getByLabelText(/^Name of the source/)).toHaveValue('Register');
  expect(screen.getByText('1 line is ready.')).toBeInTheDocument();
});

test('the result of the check comes into view', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  await open('Île;Date;Poisson;Picotements\nNUKU-HIVA;25/12/2009;haamea;oui\nNuku Hiva;03/04/2009;;');
  harness.server.on('POST', 'cw/case/import/', { data: CHECKED });
  name('Register');
  pressButton('Check');
  await waitFor(() => expect(seen).toContain('2 new cases.'));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
