import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, buttons, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { storedSample } from '../../samples/fixtures/stored-sample';
import { samplesTexts } from '../../samples/texts';
import SampleListPage from './page';

const harness = setUpPage();
beforeAll(() => samplesTexts);
beforeEach(() => {
  harness.server.on('GET', /^(fb|phenotype|cw\/location|a\/check)/, { data: [] });
});
const show = () => renderWithRuntime(<SampleListPage />, { user: fakeUser({ manage_countries: [4] }) });
const FAILED = { status: 500, data: { code: 'server_error', message: '' } };

test('samples stand with their results, and the search reads code, fish and method', async () => {
  harness.server.on('GET', 'cw/sample/', {
    data: [
      storedSample(),
      storedSample({ id: 8, code: 'B-2', specie_id: null, species_text: 'Lutjanus sp.', results: [] }),
    ],
  });
  show();
  const row = (await screen.findByText('RAI-7')).closest('tr');
  expect(row).toHaveTextContent(/RBA-F.*Above the limit.*900\s*pg\/g.*0\.9\s*ng\/g/);
  expect(screen.getByText('RAI-7').closest('a')).toHaveAttribute('href', '/ciguawatch/sample/7');
  expect(screen.getByText('2 samples')).toBeInTheDocument();
  const search = (text: string) =>
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
  search('lutjanus sp');
  expect(screen.queryByText('RAI-7')).toBeNull();
  expect(screen.getByText('B-2')).toBeInTheDocument();
  search('rba');
  expect(screen.getByText('RAI-7')).toBeInTheDocument();
  search('zzz');
  expect(screen.getByText('No sample matches the search.')).toBeInTheDocument();
});

test('nothing, and nothing that could be loaded, are two things', async () => {
  harness.server.on('GET', 'cw/sample/', FAILED);
  show();
  expect(await screen.findByText('The samples could not be loaded')).toBeInTheDocument();
  harness.server.on('GET', 'cw/sample/', { data: [] });
  pressButton('Try again');
  expect(await screen.findByText('Add a sample, or import a table of results.')).toBeInTheDocument();
});

test('deleted ones are restored, and stay listed where that is refused', async () => {
  harness.server.on('GET', 'cw/sample/', { data: [] });
  harness.server.on('GET', 'cw/sample/?deleted=true', {
    data: [storedSample({ deleted_at: '2026-11-28T00:00:00Z' })],
  });
  show();
  await screen.findByText('Add a sample, or import a table of results.');
  fireEvent.click(screen.getByLabelText('Deleted'));
  await screen.findByText('RAI-7');
  expect(screen.getByText('RAI-7').closest('a')).toBeNull();
  harness.server.on('POST', 'cw/sample/7/restore/', {
    ...{ status: 400, data: { code: 'invalid_body', message: '', fields: { code: 'contradicts' } } },
  });
  pressButton('Restore');
  await waitFor(() => expect(harness.toasts[0]).toMatch(/^error: The sample is not restored/));
  expect(button('Restore')).toBeEnabled();
  harness.server.on('POST', 'cw/sample/7/restore/', { data: storedSample({ version: 4 }) });
  harness.server.on('GET', 'cw/sample/?deleted=true', { data: [] });
  pressButton('Restore');
  await waitFor(() => expect(buttons('Restore')).toEqual([]));
  expect(harness.toasts).toEqual(['success: RAI-7 is restored']);
});
