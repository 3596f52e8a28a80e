import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Approval } from '../../api/schemas/accounts/approval';
import { ApiError } from '../../runtime/http/api-error';
import { writeCookie } from '../../runtime/http/cookies';
import { toasts } from '../../runtime/page/toasts';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { renderWithRuntime } from '../../testing/render-with-runtime';
import { ApprovalNotes } from './approval-notes';
import { tellWaiting } from './tell-waiting';

const waiting: Approval = {
  id: 4,
  version: 1,
  status: 'waiting',
  opens: 37,
  countries: [4],
  changes: [],
  asked_by: { id: 8, name: 'Hina Tama' },
  asked_at: '2026-11-25T08:00:00Z',
  decided_by: null,
  decided_at: null,
  reason: null,
  mine: true,
  may_decide: false,
  out_of_date: false,
};
const decided = { decided_by: { id: 9, name: 'Teva Ori' }, decided_at: '2026-11-25T09:00:00Z', version: 2 };

beforeEach(() => writeCookie('access_token', fakeToken(), 300));
afterEach(() => writeCookie('access_token', '', 0));

let server: FakeServer;
function draw(...found: Approval[]) {
  server = new FakeServer().on('GET', /a\/approval/, { data: found });
  renderWithRuntime(<ApprovalNotes kind="location" id={84} version={1} />, { user: fakeUser() });
}

test('the requester sees the waiting change with its rows, and can withdraw it', async () => {
  draw(waiting);
  expect(await screen.findByText(/37 public rows would show more than now/)).toBeVisible();
  expect(server.requests[0]?.path).toBe('a/approval/?kind=location&object=84');
  server.on('POST', /take-back/, { data: { ...waiting, ...decided, status: 'taken_back' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByText('Waiting for approval')).toBeNull());
  expect(server.requests.at(-1)?.headers).toMatchObject({ 'If-Match': '"1"' });
});

test('another editor of the place sees the requester and a link to the list', async () => {
  draw({ ...waiting, mine: false });
  expect(await screen.findByText(/Asked for by Hina Tama/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/global/approvals');
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

test('the requester is notified of a refusal with its reason, and of an approval', async () => {
  draw(
    { ...waiting, ...decided, status: 'refused', reason: '872 residents' },
    { ...waiting, ...decided, id: 5, status: 'approved' },
  );
  expect(await screen.findByText('Teva Ori: 872 residents')).toBeVisible();
  expect(screen.getByText('Your change was approved')).toBeVisible();
});

test('a change that waits is given with its rows; any other refusal is left to the page', () => {
  expect(tellWaiting(new ApiError('forbidden', 403))).toBe(false);
  expect(tellWaiting(new Error('x'))).toBe(false);
  expect(tellWaiting(new ApiError('awaits_approval', 202, { current: waiting }))).toBe(true);
  expect(toasts.items.at(-1)).toMatchObject({ tone: 'warning' });
});
