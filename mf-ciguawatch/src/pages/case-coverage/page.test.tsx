import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { button, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CaseCoveragePage, { texts } from './page';

const harness = setUpPage();
beforeAll(() => texts);

const place = (id: number, type: string, name: string, parent_id: number | null) => ({
  ...{ id, type, name, parent_id, country: 4, names: {}, timezone: null },
});
const GAMBIER = [place(106, 'I', 'Mangareva', 105), place(107, 'I', 'Taravai', 105)];
const TUAMOTU = [place(121, 'I', 'Anaa', 120), place(122, 'I', 'Rangiroa', 120)];
const HAEDAT = {
  ...{ id: 1, source: 'haedat', country: 4, island: null },
  ...{ observed: true, from: '2015-01', until: null },
};
const coverageOf = (version: number, ...own: object[]) => ({ country: 4, version, rows: [HAEDAT, ...own] });
const own = (island: number, from: string, until = from) => ({
  ...{ ...HAEDAT, id: island, island, observed: false, from, until },
});

function open(
  answer: object = { data: coverageOf(3) },
  islands = [...GAMBIER, ...TUAMOTU],
  { managed = [4], online = true, path = '/' } = {},
): void {
  new FakeClock(Date.UTC(2026, 10, 22, 20));
  const places = [place(105, 'A', 'Gambier', 67), place(120, 'A', 'Tuamotu', 67), ...islands];
  jest.spyOn(collections.location, 'all').mockReturnValue(places as never);
  jest
    .spyOn(collections.location, 'get')
    .mockImplementation((id) => places.find((one) => one.id === id) as never);
  harness.server.on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } });
  harness.server.on('GET', 'cw/coverage/4/', answer);
  renderWithRuntime(<CaseCoveragePage />, {
    user: fakeUser({ groups: [ROLE.cases_editor], manage_countries: managed }),
    online,
    path,
  });
}
const cell = (words: RegExp | string) => screen.getByLabelText(words);
const march = () => cell(/^Mangareva, March 2026/);

test('pressing a cell sets a month to "no data", based on the shown version, and Undo restores it', async () => {
  open();
  await screen.findByText('Mangareva');
  expect(march()).toHaveTextContent('●');
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4, own(106, '2026-03')) });
  fireEvent.click(march());
  await waitFor(() => expect(march()).toHaveTextContent('–'));
  expect(march()).toHaveAccessibleName('Mangareva, March 2026: no data');
  expect(cell(/^Gambier: all islands, March 2026/)).toHaveAccessibleName(/data of some islands$/);
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(5) });
  pressButton('Undo');
  await waitFor(() => expect(march()).toHaveTextContent('●'));
  const mark = { island: 106, from: '2026-03', until: '2026-03' };
  expect(harness.changes).toEqual([
    {
      asked: 'PATCH cw/coverage/4/',
      version: '3',
      body: { source: 'haedat', marks: [{ ...mark, observed: false }] },
    },
    {
      asked: 'PATCH cw/coverage/4/',
      version: '4',
      body: { source: 'haedat', marks: [{ ...mark, observed: null }] },
    },
  ]);
  expect(button('Undo')).toBeDisabled();
});

test('arrows move between the cells, of which the Tab key reaches one; months to come stay as they are', async () => {
  open();
  const first = await screen.findByLabelText(/^All islands of the country, January 2026/);
  act(() => first.focus());
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    fireEvent.keyDown(document.activeElement as Element, { key });
  expect(march()).toHaveFocus();
  expect(document.querySelectorAll('td button[tabindex="0"]')).toHaveLength(1);
  fireEvent.keyDown(march(), { key: 'End' });
  expect(cell(/^Mangareva, 2026/)).toHaveFocus();
  fireEvent.click(cell(/^Mangareva, December 2026: still to come/));
  expect(harness.changes).toEqual([]);
});

test('the address says the source and the year, as the link after an import does', async () => {
  open(undefined, undefined, { path: '/?source=import&year=1998&country=9' });
  await screen.findByText('Mangareva');
  expect(screen.getByLabelText('Source')).toHaveDisplayValue('Case list');
  expect(screen.getByLabelText('Year', { selector: 'select' })).toHaveDisplayValue('1998');
  expect(harness.server.sent('cw/coverage/9/')).toEqual([]);
});

test('a change of many months needs a confirmation', async () => {
  open();
  fireEvent.click(await screen.findByLabelText(/^All islands of the country, 2026/));
  const dialog = await screen.findByRole('alertdialog', { name: 'Change 44 months?' });
  expect(dialog).toHaveTextContent('All islands of the country, 2026: no data of HAEDAT database.');
  expect(harness.changes).toEqual([]);
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4) });
  pressButton('Change');
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  const mark = { from: '2026-01', until: '2026-11', observed: false };
  expect(harness.changes[0]?.body).toEqual({
    source: 'haedat',
    marks: [106, 107, 121, 122].map((island) => ({ island, ...mark })),
  });
});

test('a colleague’s change is shown instead of the own one, with a message', async () => {
  open();
  await screen.findByText('Mangareva');
  const current = coverageOf(9, own(106, '2026-03'));
  harness.server.on('PATCH', 'cw/coverage/4/', {
    status: 409,
    data: { code: 'conflict', message: '', current },
  });
  fireEvent.click(cell(/^Mangareva, January 2026/));
  await waitFor(() => expect(march()).toHaveTextContent('–'));
  expect(harness.toasts).toEqual([
    expect.stringMatching(/^error: The change was not saved \/ Somebody else/),
  ]);
});

test('a country without a known island says so', async () => {
  open({ data: coverageOf(1) }, []);
  expect(await screen.findByText('No island of this country is known')).toBeInTheDocument();
});

test('a failure and a lost network are each reported with a way to retry', async () => {
  open({ status: 500, data: { code: 'server_error', message: '' } });
  expect(await screen.findByText('The months observed could not be loaded')).toBeInTheDocument();
  harness.server.down = true;
  pressButton('Try again');
  expect(await screen.findByText('You are offline')).toBeInTheDocument();
  harness.server.down = false;
  harness.server.on('GET', 'cw/coverage/4/', { data: coverageOf(1) });
  pressButton('Try again');
  expect(await screen.findByText('Mangareva')).toBeInTheDocument();
});

const refused = (status: number, code: string, more: object = {}) => ({
  status,
  data: { code, message: '', ...more },
});
const list = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const choose = (label: string, option: string) => userEvent.selectOptions(list(label), option);

test('a change is confirmed with its number of months, sent once, and offers no Undo while being sent', async () => {
  open();
  await screen.findByText('Mangareva');
  expect(button('Undo')).toBeDisabled();
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4, own(106, '2026-03')) });
  act(() => {
    march().click();
    march().click();
  });
  await waitFor(() => expect(harness.toasts).toEqual(['success: 1 month changed']));
  expect(harness.changes).toHaveLength(1);
  expect(button('Undo')).toBeEnabled();
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(5) });
  pressTwice('Undo');
  await waitFor(() => expect(harness.toasts.at(-1)).toBe('success: As before'));
  expect(harness.changes).toHaveLength(2);
});

test('pressing a month without data marks it as observed again, like its country', async () => {
  open({ data: coverageOf(3, own(106, '2026-03')) });
  await screen.findByText('Mangareva');
  expect(march()).toHaveAccessibleDescription('set by an editor, or known for this island alone');
  expect(cell(/^Mangareva, April 2026/)).not.toHaveAccessibleDescription();
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4) });
  fireEvent.click(march());
  await waitFor(() => expect(march()).toHaveTextContent('●'));
  expect(harness.changes[0]?.body).toEqual({
    source: 'haedat',
    marks: [{ island: 106, from: '2026-03', until: '2026-03', observed: null }],
  });
});

test('if some islands have data, all lose it; a cancelled question changes nothing', async () => {
  open({ data: coverageOf(3, own(106, '2026-01', '2026-10')) });
  fireEvent.click(await screen.findByLabelText(/^All islands of the country, 2026: data of some islands/));
  await screen.findByRole('alertdialog', { name: 'Change 34 months?' });
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toEqual([]);
});

test('the question for marking many islands as observed has its own text', async () => {
  open({ data: coverageOf(3, ...[106, 107, 121, 122].map((island) => own(island, '2026-01', '2026-11'))) });
  fireEvent.click(await screen.findByLabelText(/^All islands of the country, 2026: no data/));
  const dialog = await screen.findByRole('alertdialog', { name: 'Change 44 months?' });
  expect(dialog).toHaveTextContent('All islands of the country, 2026: data of HAEDAT database.');
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4) });
  pressButton('Change');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(harness.toasts).toEqual(['success: 44 months changed']));
});

test('a month of more islands than may change unconfirmed is named in the question', async () => {
  const many = Array.from({ length: 25 }, (_, i) => place(200 + i, 'I', `Motu ${i}`, 105));
  open(undefined, many);
  fireEvent.click(await screen.findByLabelText(/^All islands of the country, March 2026/));
  const dialog = await screen.findByRole('alertdialog', { name: 'Change 25 months?' });
  expect(dialog).toHaveTextContent('All islands of the country, March 2026: no data of HAEDAT database.');
});

test('a change within the limit needs no confirmation', async () => {
  const many = Array.from({ length: 24 }, (_, i) => place(200 + i, 'I', `Motu ${i}`, 105));
  open(undefined, many);
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4) });
  fireEvent.click(await screen.findByLabelText(/^All islands of the country, March 2026/));
  await waitFor(() => expect(harness.changes).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a failed change gives the reason, and the table stays as it was', async () => {
  open();
  await screen.findByText('Mangareva');
  harness.server.on(
    'PATCH',
    'cw/coverage/4/',
    refused(500, 'server_error', { current: coverageOf(8, own(106, '2026-03')) }),
  );
  fireEvent.click(march());
  await waitFor(() =>
    expect(harness.toasts).toEqual([
      expect.stringMatching(/^error: The change was not saved \/ (?!Somebody)./),
    ]),
  );
  expect(march()).toHaveTextContent('●');
  expect(button('Undo')).toBeDisabled();
});

test('an Undo that a colleague’s change overtook is reported and not offered again', async () => {
  open();
  await screen.findByText('Mangareva');
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4, own(106, '2026-03')) });
  fireEvent.click(march());
  await waitFor(() => expect(button('Undo')).toBeEnabled());
  harness.server.on(
    'PATCH',
    'cw/coverage/4/',
    refused(409, 'conflict', { current: coverageOf(9, own(106, '2026-01')) }),
  );
  pressButton('Undo');
  await waitFor(() =>
    expect(harness.toasts.at(-1)).toMatch(/^error: The change was not saved \/ Somebody else/),
  );
  expect(cell(/^Mangareva, January 2026/)).toHaveTextContent('–');
  expect(button('Undo')).toBeDisabled();
});

test('an Undo that failed for another reason can be repeated', async () => {
  open();
  await screen.findByText('Mangareva');
  harness.server.on('PATCH', 'cw/coverage/4/', { data: coverageOf(4, own(106, '2026-03')) });
  fireEvent.click(march());
  await waitFor(() => expect(button('Undo')).toBeEnabled());
  harness.server.on('PATCH', 'cw/coverage/4/', refused(500, 'server_error'));
  pressButton('Undo');
  await waitFor(() =>
    expect(harness.toasts.at(-1)).toMatch(/^error: The change was not saved \/ (?!Somebody)./),
  );
  await waitFor(() => expect(button('Undo')).toBeEnabled());
});

test('without a connection the table is read, and nothing in it changes', async () => {
  open(undefined, undefined, { online: false });
  expect(await screen.findByText('Without a connection nothing can be changed.')).toBeInTheDocument();
  expect(march()).toHaveAttribute('aria-disabled', 'true');
  await act(async () => march().click());
  fireEvent.click(cell(/^All islands of the country, 2026/));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([harness.changes, harness.toasts]).toEqual([[], []]);
});

test('choosing another archipelago, source or year shows it', async () => {
  open();
  await screen.findByText('Mangareva');
  const lines = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(lines()).toEqual(['All islands of the country', 'Gambier: all islands', 'Mangareva', 'Taravai']);
  await choose('Archipelago', 'Tuamotu');
  await waitFor(() =>
    expect(lines()).toEqual(['All islands of the country', 'Tuamotu: all islands', 'Anaa', 'Rangiroa']),
  );
  await choose('Year', '2014');
  await waitFor(() => expect(cell(/^Anaa, March 2014/)).toHaveTextContent('–'));
  await choose('Year', '2015');
  await waitFor(() => expect(cell(/^Anaa, March 2015/)).toHaveTextContent('●'));
  expect([...list('Year').options].map(({ value }) => Number(value))).toEqual(
    Array.from({ length: 28 }, (_, i) => 2026 - i),
  );
  await choose('Source', 'Report');
  await waitFor(() => expect(cell(/^Anaa, March 2015/)).toHaveTextContent('–'));
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
});

test('with one managed country there is no choice; with two the own one is shown first', async () => {
  open(undefined, undefined, { managed: [6, 4] });
  harness.server.on('GET', 'cw/coverage/6/', { data: { ...coverageOf(1), country: 6, rows: [] } });
  await screen.findByText('Mangareva');
  expect(harness.server.sent('cw/coverage/').map(({ path }) => path)).toEqual(['cw/coverage/4/']);
  expect([list('Country').value, list('Country').options]).toEqual([
    '4',
    expect.objectContaining({ length: 2 }),
  ]);
  await choose('Country', '6');
  expect(await screen.findByText('No island of this country is known')).toBeInTheDocument();
  expect(button('Undo')).toBeDisabled();
});

test('an account without a managed country is told so', async () => {
  open(undefined, undefined, { managed: [] });
  expect(await screen.findByText('You manage no country')).toBeInTheDocument();
  expect(harness.server.requests).toEqual([]);
});
