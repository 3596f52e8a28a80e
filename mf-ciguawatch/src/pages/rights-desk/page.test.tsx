import type { PersonFound, PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { ApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  button,
  buttons,
  fillField,
  pressButton,
  pressTwice,
  setUpPage,
} from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import RightsDeskPage, { texts } from './page';

jest.mock('@ciguawatch/shared/ui/document/make-pdf', () => ({ makePdf: jest.fn() }));
jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@ciguawatch/shared/runtime/download/download', () => ({ download: jest.fn() }));

const harness = setUpPage();
beforeAll(() => texts);
beforeEach(() => {
  for (const one of [saveFile, makePdf, download]) jest.mocked(one as jest.Mock).mockReset();
});

const caseDescription = {
  ...{ case_island: null, case_eventdate: '2026-03-10', review_state: 'new' },
  ...{ withdrawal_asked_at: '2026-03-12T08:00:00Z', deleted_at: null },
};
const PERSON_FOUND: PersonFound = {
  ...{ asked: 'phone', reference: 'AB12-CD34-EF56', more: false },
  subjects: [
    {
      ...{ key: 'case:12', kind: 'case', id: '12', country: 4, about: caseDescription },
      texts: [
        { place: 'contact', field: 'cont_name', text: 'Hina', at: null },
        { place: 'contact', field: 'cont_phone', text: '+689 87 77 88 12', at: null },
      ],
    },
    {
      ...{ key: 'alert:3', kind: 'alert', id: '3', country: 4, about: null },
      texts: [
        { place: 'alert', field: 'note', text: 'Called 87778812', at: '2026-03-12T08:00:00Z' },
        { place: 'trail', field: 'note', text: 'Called 87778812', at: '2026-03-12T08:00:00Z' },
      ],
    },
  ],
};
const PERSON_RECEIPT: PersonReceipt = {
  ...{ asked: 'phone', reference: PERSON_FOUND.reference, at: '2026-03-15T20:00:00Z', by: 'Maui Tama' },
  erased: [{ kind: 'case', id: '12', place: 'contact', field: 'cont_phone' }],
};

function open(): void {
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
  renderWithRuntime(<RightsDeskPage />, { user: fakeUser({ groups: [ROLE.cases_editor] }) });
}

function search(text = '+689 87 77 88 12'): void {
  fillField(/^Telephone number/, text);
  pressButton('Search');
}

/** Opens the rights desk and runs a search that finds a report and an alert. */
async function searchPerson(): Promise<void> {
  harness.server.on('POST', 'cw/person/find/', { data: PERSON_FOUND });
  open();
  expect(screen.getByText('Nothing has been searched yet')).toBeInTheDocument();
  search();
  await screen.findByText('Found in 2 places');
}

test('results are grouped by the record they belong to, and all are selected', async () => {
  await searchPerson();
  expect(harness.changes).toEqual([{ asked: 'POST cw/person/find/', body: { text: '+689 87 77 88 12' } }]);
  expect(screen.getByRole('heading', { name: 'Report 12' })).toBeInTheDocument();
  expect(screen.getByText('wishes to withdraw it')).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe(
    'Found in 2 places By telephone number, in any spelling · Reference AB12-CD34-EF56',
  );
  for (const said of ['The search failed', 'You are offline', 'Nothing has been searched yet'])
    expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByText('+689 87 77 88 12')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Alert 3' })).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual([
    ...[true, true, true],
  ]);
  expect(window.location.href).not.toContain('8777');
});

test('unselected results stay, and the receipt of the erased ones is saved as a PDF', async () => {
  await searchPerson();
  fireEvent.click(screen.getByLabelText('Choose Alert 3'));
  expect(screen.getByText('1 chosen')).toBeInTheDocument();
  pressButton('Erase…');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Erase what is held about this person in 1 place?',
  });
  expect(dialog).toHaveTextContent('1 contact, with name, address and number');
  expect(dialog).not.toHaveTextContent('trail values');
  expect(dialog).toHaveTextContent('Report 12');
  harness.server.on('POST', 'cw/person/erase/', { data: PERSON_RECEIPT });
  pressButton('Erase for good');
  expect(await screen.findByText('1 field was erased')).toBeInTheDocument();
  expect(harness.changes.at(-1)).toEqual({
    ...{ asked: 'POST cw/person/erase/', body: { text: '+689 87 77 88 12', keys: ['case:12'] } },
  });
  expect(screen.queryByRole('heading', { name: 'Report 12' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Alert 3' })).toBeInTheDocument();

  const pdf = new Blob(['pdf']);
  jest.mocked(makePdf).mockResolvedValue(pdf);
  pressButton('Save the receipt (PDF)');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('receipt-of-erasure-AB12-CD34-EF56.pdf', pdf));
  const said = JSON.stringify(jest.mocked(makePdf).mock.calls[0]);
  for (const word of ['AB12-CD34-EF56', 'Maui Tama', 'Report 12', 'Phone']) expect(said).toContain(word);
  expect(said).not.toMatch(/8777|87 77|Hina/);
});

test('answering no erases nothing', async () => {
  await searchPerson();
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toHaveLength(1);
});

test('a result that somebody else erased meanwhile is reported, and the search can be repeated', async () => {
  await searchPerson();
  const refused = { code: 'invalid_body', message: '', fields: { keys: 'unknown_id' } };
  harness.server.on('POST', 'cw/person/erase/', { status: 400, data: refused });
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressButton('Erase for good');
  await waitFor(() =>
    expect(harness.toasts).toEqual([
      expect.stringMatching(/somebody else erased these data in the meantime/),
    ]),
  );
  expect(screen.getByText('Found in 2 places')).toBeInTheDocument();
});

test('without a selection nothing can be exported or erased', async () => {
  await searchPerson();
  fireEvent.click(screen.getByLabelText('All of it'));
  expect(screen.getByText('none chosen')).toBeInTheDocument();
  for (const words of ['Hand out (JSON)', 'Hand out (CSV)', 'Erase…'])
    expect([words, button(words).disabled || button(words).getAttribute('aria-disabled')]).toEqual([
      words,
      true,
    ]);
});

test('a search text that is too short is reported at the field and stays there', async () => {
  const refused = { code: 'invalid_body', message: '', fields: { text: 'too_short' } };
  harness.server.on('POST', 'cw/person/find/', { status: 400, data: refused });
  open();
  search('12');
  expect(await screen.findByText('This text is too short.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Telephone number/)).toHaveValue('12');
  fillField(/^Telephone number/, '123');
  expect(screen.queryByText('This text is too short.')).toBeNull();
});

test('no result, a failure and a lost network are each reported with a way to retry', async () => {
  harness.server.on('POST', 'cw/person/find/', { data: { ...PERSON_FOUND, subjects: [] } });
  open();
  search();
  expect(await screen.findByText('Nothing is held about this person in your countries')).toBeInTheDocument();
  harness.server.on('POST', 'cw/person/find/', { status: 500, data: { code: 'server_error', message: '' } });
  pressButton('Search');
  expect(await screen.findByText('The search failed')).toBeInTheDocument();
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.queryByText('Nothing is held about this person in your countries')).toBeNull();
  harness.server.on('POST', 'cw/person/find/', { data: PERSON_FOUND });
  pressButton('Try again');
  await screen.findByText('Found in 2 places');
  harness.server.down = true;
  pressButton('Search');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  expect(screen.queryByText('The search failed')).toBeNull();
  expect(buttons('Search')).toHaveLength(2);
});

const checkboxStates = () => screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked);

test.each([
  ['JSON', 'json'],
  ['CSV', 'csv'],
])('the selection is exported once as %s, under a file name without personal data', async (words, format) => {
  const blob = new Blob(['{}']);
  jest.mocked(download).mockResolvedValue({ blob, header: () => null });
  await searchPerson();
  fireEvent.click(screen.getByLabelText('Choose Alert 3'));
  pressTwice(`Hand out (${words})`);
  await waitFor(() =>
    expect(jest.mocked(saveFile).mock.calls).toEqual([[`personal-data-AB12-CD34-EF56.${format}`, blob]]),
  );
  expect(jest.mocked(download).mock.calls.map(([, given]) => given.body)).toEqual([
    { text: '+689 87 77 88 12', keys: ['case:12'], format, language: 'en_US' },
  ]);
  expect(harness.toasts).toEqual([]);
});

test('a file that could not be made is reported as missing', async () => {
  jest.mocked(download).mockRejectedValue(new ApiError('server_error', 500));
  await searchPerson();
  pressButton('Hand out (CSV)');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The file could not be made \/ ./)]),
  );
  expect(saveFile).not.toHaveBeenCalled();
  await waitFor(() => expect(button('Hand out (CSV)')).toBeEnabled());
});

test('a failed erasure gives the reason once, and removes no result', async () => {
  await searchPerson();
  harness.server.on('POST', 'cw/person/erase/', { status: 500, data: { code: 'server_error', message: '' } });
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressTwice('Erase for good');
  await waitFor(() =>
    expect(harness.toasts).toEqual([
      expect.stringMatching(/^error: The data could not be erased \/ (?!Nothing)./),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toHaveLength(2);
  expect(checkboxStates()).toEqual([true, true, true]);
  expect(screen.queryByText(/was erased/)).toBeNull();
});

test('the question counts the selected contacts, texts and trail entries, and names what stays', async () => {
  await searchPerson();
  pressButton('Erase…');
  const dialog = await screen.findByRole('alertdialog', { name: /in 2 places\?$/ });
  for (const said of [
    'This cannot be undone.',
    '1 contact, with name',
    '1 text that names the person',
    '1 value in the trail',
    'Report 12, Alert 3',
    'The trail keeps who wrote which field and when',
  ])
    expect(dialog).toHaveTextContent(said);
  pressButton('Cancel');
  fireEvent.click(screen.getByLabelText('Choose Report 12'));
  pressButton('Erase…');
  const other = await screen.findByRole('alertdialog', { name: /in 1 place\?$/ });
  expect(other).not.toHaveTextContent('contact, with name');
  expect(other).not.toHaveTextContent('Report 12');
});

test('one checkbox selects all or none, and shows a partial selection', async () => {
  await searchPerson();
  const all = screen.getByLabelText('All of it') as HTMLInputElement;
  fireEvent.click(screen.getByLabelText('Choose Report 12'));
  expect([checkboxStates(), all.indeterminate]).toEqual([[false, false, true], true]);
  fireEvent.click(all);
  expect([checkboxStates(), all.indeterminate]).toEqual([[true, true, true], false]);
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  fireEvent.click(all);
  expect([checkboxStates(), all.indeterminate]).toEqual([[false, false, false], false]);
});

test('after an erasure nothing is selected, and a new search drops the receipt', async () => {
  await searchPerson();
  harness.server.on('POST', 'cw/person/erase/', { data: PERSON_RECEIPT });
  fireEvent.click(screen.getByLabelText('Choose Alert 3'));
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressButton('Erase for good');
  expect(await screen.findByText(/^Reference AB12-CD34-EF56\. The receipt names/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(checkboxStates()).toEqual([false, false]);
  search();
  await waitFor(() => expect(checkboxStates()).toEqual([true, true, true]));
  expect(screen.queryByText(/The receipt names/)).toBeNull();
});

test('results that were all erased are not reported as "nothing found"', async () => {
  await searchPerson();
  harness.server.on('POST', 'cw/person/erase/', { data: PERSON_RECEIPT });
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressButton('Erase for good');
  expect(await screen.findByText('1 field was erased')).toBeInTheDocument();
  expect(screen.queryByText('Nothing is held about this person in your countries')).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('a receipt that could not be made is reported as missing, and can be made again', async () => {
  await searchPerson();
  harness.server.on('POST', 'cw/person/erase/', { data: PERSON_RECEIPT });
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressButton('Erase for good');
  await screen.findByText('1 field was erased');
  jest.mocked(makePdf).mockRejectedValue(new Error('memory'));
  pressTwice('Save the receipt (PDF)');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The receipt could not be made/)]),
  );
  expect(jest.mocked(makePdf).mock.calls).toHaveLength(1);
  expect(saveFile).not.toHaveBeenCalled();
  await waitFor(() => expect(button('Save the receipt (PDF)')).toBeEnabled());
});

test('the printed receipt says what was erased where, when, by whom and for which search', async () => {
  await searchPerson();
  const erased = [
    { kind: 'case', id: '12', place: 'contact', field: 'cont_phone' },
    { kind: 'alert', id: '3', place: 'trail', field: 'note' },
  ];
  harness.server.on('POST', 'cw/person/erase/', { data: { ...PERSON_RECEIPT, erased } });
  pressButton('Erase…');
  await screen.findByRole('alertdialog');
  pressButton('Erase for good');
  await screen.findByText('2 fields were erased');
  jest.mocked(makePdf).mockResolvedValue(new Blob(['pdf']));
  pressButton('Save the receipt (PDF)');
  await waitFor(() => expect(makePdf).toHaveBeenCalled());
  const paper = jest.mocked(makePdf).mock.calls[0]?.[0];
  expect(paper).toMatchObject({
    ...{ language: 'en-US', portal: 'Ciguawatch', title: 'Receipt of erasure', aside: 'AB12-CD34-EF56' },
    ...{ subtitle: expect.stringMatching(/^Personal data erased on March 15, 2026/) },
    ...{ at: Date.parse(PERSON_RECEIPT.at), foot: 'Receipt of erasure · AB12-CD34-EF56' },
    notice: 'The values themselves appear on no receipt and in no trail.',
    closing: expect.stringMatching(/^A backup keeps what was erased until the backup itself is deleted/),
  });
  const kinds = paper?.blocks.map((block) => ('parts' in block ? block.parts.map(({ kind }) => kind) : []));
  expect(kinds).toEqual([['rows'], ['table']]);
  const said = JSON.stringify(
    paper?.blocks.map((block) => ('parts' in block ? block.parts : [])),
    (key, value) => (key === 'words' ? `<${value}>` : value),
  ).match(/<[^>]+>/g);
  expect(said).toEqual([
    ...['<AB12-CD34-EF56>', '<By telephone number, in any spelling>'],
    ...[expect.stringMatching(/^<March 15, 2026/), '<Maui Tama>'],
    ...['<Where>', '<Part>', '<Field>'],
    ...['<Report 12>', '<Contact>', '<Phone>'],
    ...['<Alert 3>', '<Trail>', '<Note>'],
  ]);
});

test('each result shows its place and time and when it was written; only reports have a link', async () => {
  await searchPerson();
  const [report, alert] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(report).toHaveTextContent(/Mar 10, 2026/);
  expect(report).toHaveTextContent(
    'The contact of this person: the file also contains all answers of this report, and the tests of its fish.',
  );
  expect(report).not.toHaveTextContent('deleted');
  expect(report).not.toHaveTextContent('written');
  expect(report.querySelector('a')?.getAttribute('href')).toMatch(/\/ciguawatch\/case\/report\/12$/);
  expect(alert).toHaveTextContent(/Note · Note written 03\/12\/26/);
  expect(alert).not.toHaveTextContent('The contact of this person');
  expect(alert.querySelector('a')).toBeNull();
});
