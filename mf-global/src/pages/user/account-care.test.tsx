import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { account } from '@ciguawatch/shared/testing/account';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { buttons, pressButton, pressTwice, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { AccountCare } from './account-care';
import { userPageTexts } from './texts';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));

const harness = setUpPage();
beforeAll(() => userPageTexts);
beforeEach(() => harness.server.on('GET', 'a/users/9/failed-mails/', { data: [] }));

const draw = (part: Partial<Account> = {}) =>
  renderWithRuntime(<AccountCare account={account(part)} />, { user: fakeUser({ id: 7 }) });
const names = () => buttons().map(({ textContent }) => textContent);

test('sessions are ended, and a password demanded, once after a question', async () => {
  harness.server.on('POST', 'a/users/9/sessions/end/', { data: { ended: 2 } });
  harness.server.on('POST', 'a/users/9/new-password/', { data: {} });
  draw();
  expect(await screen.findByText('No e-mail to this person failed in the last month.')).toBeInTheDocument();
  pressButton('End the sessions');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('End the sessions of Teva Maono?');
  expect(harness.changes).toEqual([]);
  pressTwice('End the sessions');
  await waitFor(() => expect(harness.toasts).toEqual(['success: 2 sessions are ended']));
  // The question closes after the sentence, and hides the other buttons until then.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  pressButton('Demand a new password');
  await screen.findByRole('alertdialog', { name: 'Demand a new password of Teva Maono?' });
  pressTwice('Demand a new password');
  await waitFor(() =>
    expect(harness.changes.map(({ asked }) => asked)).toEqual([
      'POST a/users/9/sessions/end/',
      'POST a/users/9/new-password/',
    ]),
  );
});

test('a closed account alone is erased, after which the list opens', async () => {
  harness.server.on('POST', 'a/users/9/erase/', { data: {} });
  draw({ state: 'inactive' });
  expect(names()).toEqual(['Export the data', 'Erase the account']);
  pressButton('Erase the account');
  await screen.findByRole('alertdialog', { name: 'Erase the account of Teva Maono for good?' });
  pressTwice('Erase the account');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/global/users', { replace: true, force: true }));
  expect(harness.changes.map(({ asked, body }) => [asked, body])).toEqual([
    ['POST a/users/9/erase/', { erase: true }],
  ]);
});

test('a refusal is told, and mails that failed are listed to who may only read', async () => {
  harness.server.on('POST', 'a/users/9/new-password/', {
    status: 429,
    data: { code: 'too_many_requests', message: '' },
  });
  draw();
  pressButton('Demand a new password');
  await screen.findByRole('alertdialog');
  pressButton('Demand a new password');
  await waitFor(() => expect(harness.toasts).toEqual([expect.stringMatching(/^error: This did not work/)]));
});

test('mails that failed are listed, also to a manager who may change nothing', async () => {
  const mail = {
    id: 3,
    to: 'teva@example.org',
    subject: 'A link',
    at: '2026-11-20T00:00:00Z',
    failed_at: '2026-11-21T00:00:00Z',
  };
  harness.server.on('GET', 'a/users/9/failed-mails/', { data: [mail] });
  draw({ editable: false });
  expect(await screen.findByRole('region', { name: 'E-mails that did not arrive' })).toHaveTextContent(
    /A link.*2026/,
  );
  expect(names()).toEqual([]);
});
