import type { PersonFound, PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { ApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import {
  button,
  buttons,
  press,
  pressTwice,
  setUpPage,
  write,
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

const about = {
  ...{ case_island: null, case_eventdate: '2026-03-10', review_state: 'new' },
  ...{ withdrawal_asked_at: '2026-03-12T08:00:00Z', deleted_at: null },
};
const FOUND: PersonFound = {
  ...{ asked: 'phone', reference: 'AB12-CD34-EF56', more: false },
  subjects: [
    {
      ...{ key: 'case:12', kind: 'case', id: '12', country: 4, about },
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
const RECEIPT: PersonReceipt = {
  ...{ asked: 'phone', reference: FOUND.reference, at: '2026-03-15T20:00:00Z', by: 'Maui Tama' },
  erased: [{ kind: 'case', id: '12', place: 'contact', field: 'cont_phone' }],
};

function open(): void {
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
  renderWithRuntime(<RightsDeskPage />, { user: fakeUser({ groups: [ROLE.cases_editor] }) });
}

function search(text = '+689 87 77 88 12'): void {
  write(/^Telephone number/, text);
  press('Search');
}

/** Opens the rights desk and runs a search that finds a report and an alert. */
async function found(): Promise<void> {
  harness.server.on('POST', 'cw/person/find/', { data: FOUND });
  open();
  expect(screen.getByText('Nothing was searched yet')).toBeInTheDocument();
  search();
  await screen.findByText('Found in 2 places');
}

test('what was found stands under what it belongs to, and all of it is chosen', async () => {
  await found();
  expect(harness.changes).toEqual([{ asked: 'POST cw/person/find/', body: { text: '+689 87 77 88 12' } }]);
  expect(screen.getByRole('heading', { name: 'Report 12' })).toBeInTheDocument();
  expect(screen.getByText('wishes to withdraw it')).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe(
    'Found in 2 places By telephone number, in any spelling · Reference AB12-CD34-EF56',
  );
  for (const said of ['The search could not be made', 'You are offline', 'Nothing was searched yet'])
    expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByText('+689 87 77 88 12')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Alert 3' })).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual([
    ...[true, true, true],
  ]);
  expect(window.location.href).not.toContain('8777');
});

test('what is left out stays, and the receipt of the rest is saved as a PDF', async () => {
  await found();
  fireEvent.click(screen.getByLabelText('Choose Alert 3'));
  expect(screen.getByText('1 chosen')).toBeInTheDocument();
  press('Erase…');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Erase what is held of this person in 1 place?',
  });
  expect(dialog).toHaveTextContent('1 contact, with name, address and number');
  expect(dialog).not.toHaveTextContent('trail values');
  expect(dialog).toHaveTextContent('Report 12');
  harness.server.on('POST', 'cw/person/erase/', { data: RECEIPT });
  press('Erase for good');
  expect(await screen.findByText('1 field was erased')).toBeInTheDocument();
  expect(harness.changes.at(-1)).toEqual({
    ...{ asked: 'POST cw/person/erase/', body: { text: '+689 87 77 88 12', keys: ['case:12'] } },
  });
  expect(screen.queryByRole('heading', { name: 'Report 12' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Alert 3' })).toBeInTheDocument();

  const pdf = new Blob(['pdf']);
  jest.mocked(makePdf).mockResolvedValue(pdf);
  press('Save the receipt (PDF)');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('receipt-of-erasure-AB12-CD34-EF56.pdf', pdf));
  const said = JSON.stringify(jest.mocked(makePdf).mock.calls[0]);
  for (const word of ['AB12-CD34-EF56', 'Maui Tama', 'Report 12', 'Phone']) expect(said).toContain(word);
  expect(said).not.toMatch(/8777|87 77|Hina/);
});

test('nothing goes where the question is answered with no', async () => {
  await found();
  press('Erase…');
  await screen.findByRole('alertdialog');
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toHaveLength(1);
});

test('what somebody else erased meanwhile is said, and what was found stays to be searched again', async () => {
  await found();
  const refused = { code: 'invalid_body', message: '', fields: { keys: 'unknown_id' } };
  harness.server.on('POST', 'cw/person/erase/', { status: 400, data: refused });
  press('Erase…');
  await screen.findByRole('alertdialog');
  press('Erase for good');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/somebody else erased it meanwhile/)]),
  );
  expect(screen.getByText('Found in 2 places')).toBeInTheDocument();
});

test('with nothing chosen nothing can be handed out or erased', async () => {
  await found();
  fireEvent.click(screen.getByLabelText('All of it'));
  expect(screen.getByText('none chosen')).toBeInTheDocument();
  for (const words of ['Hand out (JSON)', 'Hand out (CSV)', 'Erase…'])
    expect([words, button(words).disabled || button(words).getAttribute('aria-disabled')]).toEqual([
      words,
      true,
    ]);
});

test('a text that says too little is told at the field, and what was typed stays', async () => {
  const refused = { code: 'invalid_body', message: '', fields: { text: 'too_short' } };
  harness.server.on('POST', 'cw/person/find/', { status: 400, data: refused });
  open();
  search('12');
  expect(await screen.findByText('This text is too short.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Telephone number/)).toHaveValue('12');
  write(/^Telephone number/, '123');
  expect(screen.queryByText('This text is too short.')).toBeNull();
});

test('nothing found, a failure and a lost network each say so with one way out', async () => {
  harness.server.on('POST', 'cw/person/find/', { data: { ...FOUND, subjects: [] } });
  open();
  search();
  expect(await screen.findByText('Nothing of this person is held in your countries')).toBeInTheDocument();
  harness.server.on('POST', 'cw/person/find/', { status: 500, data: { code: 'server_error', message: '' } });
  press('Search');
  expect(await screen.findByText('The search could not be made')).toBeInTheDocument();
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.queryByText('Nothing of this person is held in your countries')).toBeNull();
  harness.server.on('POST', 'cw/person/find/', { data: FOUND });
  press('Try again');
  await screen.findByText('Found in 2 places');
  harness.server.down = true;
  press('Search');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  expect(screen.queryByText('The search could not be made')).toBeNull();
  expect(buttons('Search')).toHaveLength(2);
});

const checked = () => screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked);

test.each([
  ['JSON', 'json'],
  ['CSV', 'csv'],
])(
  'what is chosen is handed out once as %s, and the name of the file says nothing of the person',
  async (words, format) => {
    const blob = new Blob(['{}']);
    jest.mocked(download).mockResolvedValue({ blob, header: () => null });
    await found();
    fireEvent.click(screen.getByLabelText('Choose Alert 3'));
    pressTwice(`Hand out (${words})`);
    await waitFor(() =>
      expect(jest.mocked(saveFile).mock.calls).toEqual([[`personal-data-AB12-CD34-EF56.${format}`, blob]]),
    );
    expect(jest.mocked(download).mock.calls.map(([, given]) => given.body)).toEqual([
      { text: '+689 87 77 88 12', keys: ['case:12'], format, language: 'en_US' },
    ]);
    expect(harness.toasts).toEqual([]);
  },
);

test('a file that could not be made is said to be missing', async () => {
  jest.mocked(download).mockRejectedValue(new ApiError('server_error', 500));
  await found();
  press('Hand out (CSV)');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The file could not be made \/ ./)]),
  );
  expect(saveFile).not.toHaveBeenCalled();
  await waitFor(() => expect(button('Hand out (CSV)')).toBeEnabled());
});

test('an erasure that failed says why, once, and nothing of what was found goes', async () => {
  await found();
  harness.server.on('POST', 'cw/person/erase/', { status: 500, data: { code: 'server_error', message: '' } });
  press('Erase…');
  await screen.findByRole('alertdialog');
  pressTwice('Erase for good');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: It could not be erased \/ (?!Nothing)./)]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toHaveLength(2);
  expect(checked()).toEqual([true, true, true]);
  expect(screen.queryByText(/was erased/)).toBeNull();
});

test('the question counts contacts, texts and trail of what is chosen, and says what stays', async () => {
  await found();
  press('Erase…');
  const dialog = await screen.findByRole('alertdialog', { name: /in 2 places\?$/ });
  for (const said of [
    'This cannot be taken back.',
    '1 contact, with name',
    '1 text that names the person',
    '1 value in the trail',
    'Report 12, Alert 3',
    'Who wrote what field when stays in the trail',
  ])
    expect(dialog).toHaveTextContent(said);
  press('Cancel');
  fireEvent.click(screen.getByLabelText('Choose Report 12'));
  press('Erase…');
  const other = await screen.findByRole('alertdialog', { name: /in 1 place\?$/ });
  expect(other).not.toHaveTextContent('contact, with name');
  expect(other).not.toHaveTextContent('Report 12');
});

test('all of it is chosen and left out by one box, which says so where a part is chosen', async () => {
  await found();
  const all = screen.getByLabelText('All of it') as HTMLInputElement;
  fireEvent.click(screen.getByLabelText('Choose Report 12'));
  expect([checked(), all.indeterminate]).toEqual([[false, false, true], true]);
  fireEvent.click(all);
  expect([checked(), all.indeterminate]).toEqual([[true, true, true], false]);
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  fireEvent.click(all);
  expect([checked(), all.indeterminate]).toEqual([[false, false, false], false]);
});

test('after an erasure nothing is chosen, and a new search forgets the receipt', async () => {
  await found();
  harness.server.on('POST', 'cw/person/erase/', { data: RECEIPT });
  fireEvent.click(screen.getByLabelText('Choose Alert 3'));
  press('Erase…');
  await screen.findByRole('alertdialog');
  press('Erase for good');
  expect(await screen.findByText(/^Reference AB12-CD34-EF56\. The receipt names/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(checked()).toEqual([false, false]);
  search();
  await waitFor(() => expect(checked()).toEqual([true, true, true]));
  expect(screen.queryByText(/The receipt names/)).toBeNull();
});

test('what was all erased is not said to be held by nobody', async () => {
  await found();
  harness.server.on('POST', 'cw/person/erase/', { data: RECEIPT });
  press('Erase…');
  await screen.findByRole('alertdialog');
  press('Erase for good');
  expect(await screen.findByText('1 field was erased')).toBeInTheDocument();
  expect(screen.queryByText('Nothing of this person is held in your countries')).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('a receipt that could not be made is said to be missing, and can be asked for again', async () => {
  await found();
  harness.server.on('POST', 'cw/person/erase/', { data: RECEIPT });
  press('Erase…');
  await screen.findByRole('alertdialog');
  press('Erase for good');
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

test('the receipt on paper says what was erased where, when, by whom and how it was looked for', async () => {
  await found();
  const erased = [
    { kind: 'case', id: '12', place: 'contact', field: 'cont_phone' },
    { kind: 'alert', id: '3', place: 'trail', field: 'note' },
  ];
  harness.server.on('POST', 'cw/person/erase/', { data: { ...RECEIPT, erased } });
  press('Erase…');
  await screen.findByRole('alertdialog');
  press('Erase for good');
  await screen.findByText('2 fields were erased');
  jest.mocked(makePdf).mockResolvedValue(new Blob(['pdf']));
  press('Save the receipt (PDF)');
  await waitFor(() => expect(makePdf).toHaveBeenCalled());
  const paper = jest.mocked(makePdf).mock.calls[0]?.[0];
  expect(paper).toMatchObject({
    ...{ language: 'en-US', portal: 'Ciguawatch', title: 'Receipt of erasure', aside: 'AB12-CD34-EF56' },
    ...{ subtitle: expect.stringMatching(/^Personal data erased on March 15, 2026/) },
    ...{ at: Date.parse(RECEIPT.at), foot: 'Receipt of erasure · AB12-CD34-EF56' },
    notice: 'The values themselves stand on no receipt and in no trail.',
    closing: expect.stringMatching(/^A backup holds what was erased until it goes/),
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

test('each place says where and when it is from, what of it was written when, and leads to a report alone', async () => {
  await found();
  const [report, alert] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(report).toHaveTextContent(/Mar 10, 2026/);
  expect(report).toHaveTextContent(
    'The contact of the person: the file holds all answers of this report too.',
  );
  expect(report).not.toHaveTextContent('deleted');
  expect(report).not.toHaveTextContent('written');
  expect(report.querySelector('a')?.getAttribute('href')).toMatch(/\/ciguawatch\/case\/report\/12$/);
  expect(alert).toHaveTextContent(/Note · Note written 03\/12\/26/);
  expect(alert).not.toHaveTextContent('The contact of the person');
  expect(alert.querySelector('a')).toBeNull();
});
