import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { storedSample } from '../../samples/fixtures/stored-sample';
import { samplesTexts } from '../../samples/texts';
import SamplePage from './page';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));
let id: string | undefined = '7';
jest.mock('@ciguawatch/shared/runtime/navigation/router', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/router'),
  useParams: () => ({ id }),
}));

const harness = setUpPage();
beforeAll(() => samplesTexts);
beforeEach(async () => {
  id = '7';
  jest.mocked(go).mockClear();
  harness.server.on('GET', /^(fb|phenotype|cw\/location|a\/check)/, { data: [] });
  harness.server.on('GET', 'cw/sample/7/', { data: storedSample() });
});
afterEach(async () => {
  runInAction(() => {
    connectivity.network = true;
  });
  jest.restoreAllMocks();
  await drafts.remove('sample:new', { account: 7 });
  await drafts.remove('sample:7', { account: 7 });
});

async function open() {
  const view = renderWithRuntime(<SamplePage />, { user: fakeUser({ id: 7, manage_countries: [4] }) });
  await screen.findByLabelText('Code');
  return view;
}
const type = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const conflict = (current: Partial<Sample>) => ({
  ...{
    status: 409,
    data: { code: 'conflict', message: '', current: storedSample({ version: 4, ...current }) },
  },
});

test('a stored sample is shown and sent back with its version; a decision that follows is not sent', async () => {
  harness.server.on('PATCH', 'cw/sample/7/', { data: storedSample({ version: 4 }) });
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sample RAI-7');
  type('Value', '4');
  pressButton('Save');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/ciguawatch/sample/list', { force: true }));
  expect(harness.changes).toMatchObject([
    { asked: 'PATCH cw/sample/7/', version: '3', body: { results: [{ value: 4, decision: null }] } },
  ]);
});

test('without a code nothing is sent, and what the server refuses is told by field', async () => {
  id = undefined;
  await open();
  pressButton('Save');
  expect(await screen.findByText('The code is missing.')).toBeInTheDocument();
  expect(harness.changes).toEqual([]);
  type('Code', 'A-1');
  harness.server.on('POST', 'cw/sample/', {
    ...{ status: 400, data: { code: 'invalid_body', message: '', fields: { 'results.0.unit': 'pattern' } } },
  });
  pressButton('Save');
  expect(await screen.findByText(/^Result 1, Unit/)).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveValue('A-1');
});

test('what somebody else changed in other fields is merged and told, and the next save carries both', async () => {
  await open();
  type('Weight', '900');
  harness.server.on('PATCH', 'cw/sample/7/', conflict({ length_cm: 45 }));
  pressButton('Save');
  expect(await screen.findByText(/Their changes are included below/)).toBeInTheDocument();
  expect(screen.getByLabelText('Length')).toHaveValue('45');
  expect(screen.getByLabelText('Weight')).toHaveValue('900');
  harness.server.on('PATCH', 'cw/sample/7/', { data: storedSample({ version: 5 }) });
  pressButton('Save');
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(harness.changes.at(-1)).toMatchObject({ version: '4', body: { length_cm: 45, weight_g: 900 } });
});

test('a field that both changed is chosen, and nothing is lost by going back', async () => {
  await open();
  type('Length', '50');
  harness.server.on('PATCH', 'cw/sample/7/', conflict({ length_cm: 45 }));
  pressButton('Save');
  expect(await screen.findByText('Somebody saved this sample before you')).toBeInTheDocument();
  pressButton('Back to the form');
  expect(screen.getByLabelText('Length')).toHaveValue('50');
  pressButton('Save');
  await screen.findByText('Somebody saved this sample before you');
  expect(button('Take it into the form')).toBeDisabled();
  const row = screen.getByRole('row', { name: /Length/ });
  expect(row).toHaveTextContent(/44.*50.*45/);
  const [mine] = within(row).getAllByRole('radio');
  fireEvent.click(mine as HTMLElement);
  pressButton('Take it into the form');
  expect(screen.getByLabelText('Length')).toHaveValue('50');
});

test('one that somebody deleted is restored before it is saved, with what was typed', async () => {
  await open();
  type('Weight', '900');
  harness.server.on('PATCH', 'cw/sample/7/', conflict({ deleted_at: '2026-11-28T00:00:00Z' }));
  pressButton('Save');
  expect(await screen.findByText('This sample is deleted')).toBeInTheDocument();
  expect(button('Save')).toBeDisabled();
  harness.server.on('POST', 'cw/sample/7/restore/', { data: storedSample({ version: 5 }) });
  pressButton('Restore');
  await waitFor(() => expect(screen.queryByText('This sample is deleted')).toBeNull());
  expect(screen.getByLabelText('Weight')).toHaveValue('900');
  expect(button('Save')).toBeEnabled();
});

test('deleting asks first, and its toast takes it back', async () => {
  harness.server.on('DELETE', 'cw/sample/7/', { data: {} });
  harness.server.on('POST', 'cw/sample/7/restore/', { data: storedSample({ version: 5 }) });
  await open();
  pressButton('Delete');
  expect(harness.changes).toEqual([]);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Delete RAI-7?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/ciguawatch/sample/list', { force: true }));
  const [toast] = toasts.items;
  await act(async () => toast?.action?.run());
  await waitFor(() => expect(go).toHaveBeenLastCalledWith('/ciguawatch/sample/7', { force: true }));
  expect(harness.changes.map(({ asked }) => asked)).toEqual([
    'DELETE cw/sample/7/',
    'POST cw/sample/7/restore/',
  ]);
});

test('offline nothing can be saved or deleted, and the form says that it keeps what is typed', async () => {
  await open();
  act(() =>
    runInAction(() => {
      connectivity.network = false;
    }),
  );
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  expect([button('Save').disabled, button('Delete').disabled]).toEqual([true, true]);
});

test('a sample that cannot be loaded is said, with the way back', async () => {
  harness.server.on('GET', 'cw/sample/7/', { status: 404, data: { code: 'not_found', message: '' } });
  renderWithRuntime(<SamplePage />, { user: fakeUser({ id: 7, manage_countries: [4] }) });
  expect(await screen.findByText('The sample could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the samples' })).toHaveAttribute(
    'href',
    '/ciguawatch/sample/list',
  );
  expect(buttons('Save')).toEqual([]);
});
