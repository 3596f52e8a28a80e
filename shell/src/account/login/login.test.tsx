import '../texts';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import '../../layout/frame/texts';
import Login from './login';
import { lostSession } from './wanted-page';

const user = fakeUser();
const setUser = (someone: typeof user | null) =>
  runInAction(() => {
    session.user = someone;
  });

beforeEach(() => {
  setLanguage('en_US');
  setRuntime({ user });
  window.history.replaceState(null, '', '/login');
});
afterEach(() => jest.restoreAllMocks());

test('a remembered account is shown only once the server has confirmed it', async () => {
  let answer = (_: typeof user) => {};
  jest.spyOn(session, 'getme').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Login />);
  expect(screen.getByRole('status')).toHaveTextContent('checking your login');
  expect(screen.queryByText('You are already logged in.')).toBeNull();
  await act(async () => answer(user));
  expect(screen.getByRole('status')).toHaveTextContent('You are already logged in.');
});

test('a visitor whose session has ended gets the form', async () => {
  jest.spyOn(session, 'getme').mockImplementation(async () => {
    setUser(null);
    return false;
  });
  render(<Login />);
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

test('without a response the page claims no state, and asks again once the network is back', async () => {
  const getme = jest.spyOn(session, 'getme').mockResolvedValue(false);
  render(<Login />);
  expect(await screen.findByText(/could not say whether/)).toBeInTheDocument();
  await act(async () => setRuntime({ user, online: false }));
  getme.mockResolvedValue(user);
  await act(async () => setRuntime({ user }));
  expect(await screen.findByText('You are already logged in.')).toBeInTheDocument();
});

test('a login in another tab replaces the login here by the page that required it', async () => {
  setRuntime();
  window.history.replaceState(null, '', '/login?next=%2Fgis%2Fmaps');
  const entries = window.history.length;
  render(<Login />);
  expect(screen.getByText(/is reserved: log in/)).toBeInTheDocument();
  act(() => setUser(user));
  expect(window.location.pathname).toBe('/gis/maps');
  expect(window.history).toHaveLength(entries);
});

test('a session that ended is given as the reason, for the page it was lost on', () => {
  setRuntime();
  lostSession.note('/gis/maps');
  window.history.replaceState(null, '', '/login?next=%2Fgis%2Fmaps');
  const { unmount } = render(<Login />);
  expect(screen.getByText('Your session has ended. Log in again.')).toBeInTheDocument();
  unmount();
  window.history.replaceState(null, '', '/login?next=%2Fprofile');
  render(<Login />);
  expect(screen.getByText(/is reserved: log in/)).toBeInTheDocument();
});
