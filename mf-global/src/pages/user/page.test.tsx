import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Route, Routes } from '@ciguawatch/shared/runtime/navigation/router';
import { account, knowCountries } from '@ciguawatch/shared/testing/account';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fillField, pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { form } from './fixtures/grant';
import UserPage, { texts } from './page';

jest.mock('@ciguawatch/shared/runtime/navigation/navigation', () => ({
  ...jest.requireActual('@ciguawatch/shared/runtime/navigation/navigation'),
  go: jest.fn(),
}));
jest.mock('../../people/countries', () => ({
  ...jest.requireActual('../../people/countries'),
  loadCountries: async () => undefined,
}));

const harness = setUpPage();
beforeAll(() => texts);
beforeEach(() => {
  knowCountries();
  harness.server.on('OPTIONS', 'a/users/', { data: form }).on('GET', 'a/users/9/', { data: account() });
});

const open = (path: string) =>
  renderWithRuntime(
    <Routes>
      <Route path="/user/:id" element={<UserPage />} />
      <Route path="/new-user" element={<UserPage />} />
    </Routes>,
    { path, user: fakeUser() },
  );

test('an account is shown with its owner, its actions and its form', async () => {
  open('/user/9');
  expect(await screen.findByRole('heading', { level: 1, name: 'Teva Maono' })).toBeInTheDocument();
  expect(screen.getByText('teva@example.org, account created on January 1, 2026')).toBeInTheDocument();
  expect(screen.getByText('Close the account')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Outlines: creation/ })).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('Teva');
});

test('the new state of an account is shown at once after closing or saving', async () => {
  harness.server.on('PATCH', 'a/users/9/', { data: account({ first_name: 'Tera', version: 5 }) });
  open('/user/9');
  fillField(await screen.findByLabelText('First name').then(() => 'First name'), 'Tera');
  pressButton('Save');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tera Maono' })).toBeInTheDocument();
});

test('the history of the account has its own tab, and unsaved input survives opening it', async () => {
  harness.server.on('GET', /^a\/audit\//, { data: [] });
  open('/user/9?tab=history');
  await waitFor(() => expect(harness.server.sent('a/audit/')[0]?.path).toContain('kind=user&id=9'));
  expect(screen.getByLabelText('First name')).not.toBeVisible();
});

test('an unknown account number is reported, and a server failure retried once', async () => {
  harness.server.on('GET', 'a/users/9/', { status: 404, data: { code: 'not_found', message: '' } });
  open('/user/9');
  expect(await screen.findByText('No account has this number')).toBeInTheDocument();
  expect(screen.queryByText('The account could not be loaded')).toBeNull();
  harness.server.on('GET', 'a/users/9/', { status: 500, data: { code: 'server_error', message: '' } });
  pressButton('Try again');
  expect(await screen.findByText('The account could not be loaded')).toBeInTheDocument();
  harness.server.on('GET', 'a/users/9/', { data: account() });
  pressButton('Try again');
  expect(await screen.findByText('Close the account')).toBeInTheDocument();
});

test('a new account is opened after it was created', async () => {
  harness.server.on('POST', 'a/users/', { status: 201, data: account({ id: 31 }) });
  open('/new-user');
  await screen.findByText('New user', { selector: 'h1' });
  fillField('Last name', 'Tapu');
  fillField(/^E-mail/, 'new@example.org');
  pressButton('Create and invite');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/global/user/31', { replace: true, force: true }));
});

test('tabs lead to the history and back, each with an address of its own', async () => {
  harness.server.on('GET', /^a\/audit\//, { data: [] });
  window.history.replaceState(null, '', '/user/9');
  open('/user/9');
  await screen.findByText('Close the account');
  expect(harness.server.sent('a/audit/')).toEqual([]);
  const tab = (at: number) => screen.getAllByRole('tab')[at] as HTMLElement;
  fireEvent.click(tab(1));
  await waitFor(() => expect(harness.server.sent('a/audit/')).not.toEqual([]));
  expect(tab(1)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByLabelText('First name')).not.toBeVisible();
  fireEvent.click(tab(0));
  await waitFor(() => expect(screen.getByLabelText('First name')).toBeVisible());
  expect(tab(0)).toHaveAttribute('aria-selected', 'true');
});

test('a failure to load what may be granted is reported, and can be retried', async () => {
  harness.server.on('OPTIONS', 'a/users/', { status: 500, data: { code: 'server_error', message: '' } });
  open('/new-user');
  expect(await screen.findByText('The account could not be loaded')).toBeInTheDocument();
  harness.server.on('OPTIONS', 'a/users/', { data: form });
  pressButton('Try again');
  expect(await screen.findByText('New user', { selector: 'h1' })).toBeInTheDocument();
  expect(harness.server.sent('a/users/9/')).toEqual([]);
});
