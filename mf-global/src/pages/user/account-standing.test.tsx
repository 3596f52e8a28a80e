import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { account } from '@ciguawatch/shared/testing/account';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { AccountStanding } from './account-standing';
import { userPageTexts } from './texts';

const harness = setUpPage();
const SIGNED_IN_MANAGER = fakeUser({ id: 7 });
beforeAll(() => userPageTexts);
beforeEach(() => setClock(() => Date.UTC(2026, 10, 25)));
afterEach(() => setClock());

function draw(part: Partial<Account> = {}) {
  const changed = jest.fn();
  renderWithRuntime(<AccountStanding account={account(part)} onChange={changed} />, {
    user: SIGNED_IN_MANAGER,
  });
  return changed;
}
const question = () => screen.findByRole('alertdialog', { name: 'Close the account of Teva Maono?' });

test('an account is closed only after the question is answered with yes', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: account({ state: 'inactive' }) });
  const changed = draw();
  pressButton('Close the account');
  expect(await question()).toHaveTextContent('Its sessions end at once.');
  expect(harness.changes).toEqual([]);
  pressTwice('Close the account');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(account({ state: 'inactive' })));
  expect(harness.changes).toEqual([{ asked: 'PATCH a/users/9/', version: '4', body: { is_active: false } }]);
  expect(harness.toasts).toEqual(['success: The account is closed']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the account stays open when the confirmation is declined', async () => {
  draw();
  pressButton('Close the account');
  await question();
  pressButton('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(harness.changes).toEqual([]);
});

test('a refusal to close is shown, and the account stays unchanged', async () => {
  harness.server.on('PATCH', 'a/users/9/', { status: 403, data: { code: 'forbidden', message: '' } });
  const changed = draw();
  pressButton('Close the account');
  await question();
  pressButton('Close the account');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The account could not be saved \/ ./)]),
  );
  expect(changed).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a closed account says so, is sent no link, and is opened again at once', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: account() });
  const changed = draw({ state: 'inactive' });
  expect(screen.getByRole('note')).toHaveTextContent('This account is closedNobody can log in with it.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Open the account again']);
  pressTwice('Open the account again');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(account()));
  expect(harness.changes).toEqual([{ asked: 'PATCH a/users/9/', version: '4', body: { is_active: true } }]);
  expect(harness.toasts).toEqual(['success: The account is open again']);
});

test('a password link is sent to the address, and no field of the account changes', async () => {
  const until = '2026-11-26T00:00:00Z';
  harness.server.on('POST', 'a/users/9/link/', { data: { purpose: 'reset', until } });
  const changed = draw();
  expect(screen.queryByRole('note')).toBeNull();
  pressTwice('Send a password link');
  await waitFor(() => expect(harness.toasts).toEqual(['success: The link goes to teva@example.org']));
  expect(harness.changes.map(({ asked }) => asked)).toEqual(['POST a/users/9/link/']);
  expect(changed).not.toHaveBeenCalled();
  harness.server.on('POST', 'a/users/9/link/', {
    status: 429,
    data: { code: 'too_many_requests', message: '' },
  });
  pressButton('Send a password link');
  await waitFor(() =>
    expect(harness.toasts).toEqual([expect.stringMatching(/^error: The link could not be sent \/ ./)]),
  );
});

test('an invitation is sent again, and lasts from then on', async () => {
  const until = '2026-11-28T00:00:00Z';
  harness.server.on('POST', 'a/users/9/link/', { data: { purpose: 'invite', until } });
  const changed = draw({ state: 'invited', invited_until: '2026-11-26T00:00:00Z' });
  expect(screen.getByRole('note')).toHaveTextContent(
    /Invited, no password chosen yet.*The link works until .*2026/,
  );
  pressTwice('Send the invitation again');
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ id: 9, invited_until: until })),
  );
});

test.each([null, '2026-11-25T00:00:00Z'])('an invitation until %s no longer works', (invited_until) => {
  draw({ state: 'invited', invited_until });
  expect(screen.getByRole('note')).toHaveTextContent(
    'The link of the invitation no longer works: send it again.',
  );
});

test('the own account cannot be closed here, and links to the profile', () => {
  draw({ id: 7, editable: false });
  expect(screen.getByRole('note')).toHaveTextContent(
    /This is your own account.*Others set your roles and countries/,
  );
  expect(screen.getByRole('link', { name: 'Open my profile' })).toHaveAttribute('href', '/profile');
  expect(buttons()).toEqual([]);
});

test('an account beyond the scope of the manager is read only', () => {
  draw({ editable: false });
  expect(screen.getByRole('note')).toHaveTextContent(
    /You can read this account.*Only somebody with a wider action scope/,
  );
  expect(buttons()).toEqual([]);
});

test('the page says beforehand whether there is a second step, and offers to reset none that is not there', async () => {
  harness.server.on('POST', 'a/users/9/factor-reset/', { data: {} });
  const changed = draw({ second_step: true });
  expect(screen.getByText('The login asks for a second step.')).toBeInTheDocument();
  pressButton('Reset the second step');
  await screen.findByRole('alertdialog', { name: 'Reset the second step of Teva Maono?' });
  pressButton('Reset the second step');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(account({ second_step: false })));
});

test('an account without a second step has none to reset', () => {
  draw({ second_step: false });
  expect(screen.getByText('This account has no second step.')).toBeInTheDocument();
  expect(buttons().map(({ textContent }) => textContent)).not.toContain('Reset the second step');
});
