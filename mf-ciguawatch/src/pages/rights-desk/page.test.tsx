import type { PersonFound, PersonReceipt } from '@ciguawatch/shared/api/schemas/person';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, buttons, press, setUpPage, write } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { makePdf } from '@ciguawatch/shared/ui/document/make-pdf';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import RightsDeskPage, { texts } from './page';

jest.mock('@ciguawatch/shared/ui/document/make-pdf', () => ({ makePdf: jest.fn() }));
jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));

const harness = setUpPage();
beforeAll(() => texts);

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

/** The desk after a search that found a report and an alert. */
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
  harness.server.on('POST', 'cw/person/find/', { data: FOUND });
  press('Try again');
  await screen.findByText('Found in 2 places');
  harness.server.down = true;
  press('Search');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  expect(buttons('Search')).toHaveLength(2);
});
