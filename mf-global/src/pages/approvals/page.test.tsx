import type { Approval } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor, within } from '@testing-library/react';
import ApprovalsPage, { texts } from './page';

const harness = setUpPage();
beforeAll(() => texts);

const residents = (after: number) => ({
  ...{ kind: 'location', object_id: '84', object: 'Rimatara', action: 'update' },
  ...{ before: { population: { value: 872 } }, after: { population: { value: after } } },
});
const waiting: Approval = {
  ...{ id: 4, version: 1, status: 'waiting', opens: 37, countries: [4], changes: [residents(8720)] },
  ...{ asked_by: { id: 8, name: 'Hina Tama' }, asked_at: '2026-11-25T08:00:00Z' },
  ...{ decided_by: null, decided_at: null, reason: null, mine: false, may_decide: true, out_of_date: false },
};
const recounted: Approval = { ...waiting, version: 2, opens: 38 };
const decidedByHina = {
  decided_by: { id: 7, name: 'Hina' },
  decided_at: '2026-11-25T09:00:00Z',
  may_decide: false,
};

/** Shows the page with one waiting change. */
async function show(change: Approval): Promise<void> {
  harness.server
    .on('GET', /./, { status: 404, data: { code: 'not_found', message: '' } })
    .on('GET', /^a\/approval\//, { data: [change] });
  renderWithRuntime(<ApprovalsPage />, { user: fakeUser({ groups: [ROLE.users_manager] }) });
  await screen.findByText('37 public rows would show more than now');
}

/** The same, with a number of rows that has changed by the time of the decision. */
async function open(refusal: { code: string; current: Approval }): Promise<void> {
  await show(waiting);
  harness.server.on('POST', 'a/approval/4/decide/', { status: 409, data: { message: '', ...refusal } });
}
const count = { code: 'approval_count', current: recounted };

test('an approval whose number of rows changed is rejected: the new number is shown, and approved next', async () => {
  await open(count);
  pressButton('Approve');
  const asked = await screen.findByRole('alertdialog', { name: 'Approve this change?' });
  expect(asked).toHaveTextContent('37 public rows');
  pressButton('Approve');
  expect(await screen.findByText('38 public rows would show more than now')).toBeInTheDocument();
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: .*The number of public rows has changed/)]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  harness.server.on('POST', 'a/approval/4/decide/', {
    data: { ...recounted, ...decidedByHina, version: 3, status: 'approved' },
  });
  pressButton('Approve');
  const again = await screen.findByRole('alertdialog');
  expect(again).toHaveTextContent('38 public rows');
  pressButton('Approve');
  expect(await screen.findByText('Approved')).toBeInTheDocument();
  expect(harness.changes.map(({ version }) => version)).toEqual(['1', '2']);
});

test('the reason of a refusal is kept when the version changed, and sent with the new version', async () => {
  await open(count);
  pressButton('Refuse');
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this change?' });
  fillField(/^Why it is refused/, 'One zero too many');
  pressButton('Refuse');
  expect(await within(dialog).findByText(/^The number of public rows has changed/)).toBeInTheDocument();
  expect(within(dialog).getByText('38 public rows would show more than now')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Why it is refused/)).toHaveValue('One zero too many');

  const refused = {
    ...recounted,
    ...decidedByHina,
    version: 3,
    status: 'refused',
    reason: 'One zero too many',
  };
  harness.server.on('POST', 'a/approval/4/decide/', { data: refused });
  pressButton('Refuse');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(harness.changes.map(({ version, body }) => [version, body])).toEqual([
    ['1', { status: 'refused', reason: 'One zero too many' }],
    ['2', { status: 'refused', reason: 'One zero too many' }],
  ]);
});

test('a change that a colleague decided meanwhile is shown decided, and the dialog closes', async () => {
  await open({
    code: 'approval_decided',
    current: { ...waiting, ...decidedByHina, version: 2, status: 'approved' },
  });
  pressButton('Refuse');
  await screen.findByRole('dialog');
  fillField(/^Why it is refused/, 'One zero too many');
  pressButton('Refuse');
  expect(await screen.findByText('Approved')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(harness.toasts).toEqual([expect.stringMatching(/^error: The decision failed/)]);
});

test('a change whose record changed since is marked outdated, and can only be refused', async () => {
  await show({ ...waiting, out_of_date: true });
  expect(screen.getByText('Out of date')).toBeInTheDocument();
  expect(screen.getByText(/^What the request is about has changed since/)).toBeInTheDocument();
  expect(buttons('Approve')).toEqual([]);
  expect(buttons('Refuse')).toHaveLength(1);
});
