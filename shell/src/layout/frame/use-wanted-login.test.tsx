import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, render, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { lostSession } from '../../account/login/wanted-page';
import './texts';
import { useWantedLogin } from './use-wanted-login';

const Frame = observer(function Frame() {
  useWantedLogin();
  return null;
});
const currentAddress = () => window.location.pathname + window.location.search;

beforeEach(() => {
  setRuntime();
  render(<Frame />);
});
afterEach(() => jest.restoreAllMocks());

test('a public page stays, and says that the session has ended', async () => {
  const warning = jest.spyOn(toasts, 'warning');
  window.history.replaceState(null, '', '/fishbase/species');
  act(() => session.askLogin());
  expect(currentAddress()).toBe('/fishbase/species');
  await waitFor(() => expect(warning).toHaveBeenCalledWith('Your session has ended. Log in again.'));
  expect(session.loginWanted).toBeNull();
});

test('the login gives the reason, even where the page led to it first', () => {
  const warning = jest.spyOn(toasts, 'warning');
  window.history.replaceState(null, '', '/gis/maps');
  act(() => {
    session.askLogin();
    window.history.replaceState(null, '', '/login?next=%2Fgis%2Fmaps');
  });
  expect(lostSession.from).toBe('/gis/maps');
  expect(warning).not.toHaveBeenCalled();
});

test('a protected page is replaced by the login, which gives the reason', () => {
  const warning = jest.spyOn(toasts, 'warning');
  window.history.replaceState(null, '', '/gis/maps?a=1');
  const entries = window.history.length;
  act(() => session.askLogin());
  expect(currentAddress()).toBe('/login?next=%2Fgis%2Fmaps%3Fa%3D1');
  expect(window.history).toHaveLength(entries);
  expect(lostSession.from).toBe('/gis/maps?a=1');
  expect(warning).not.toHaveBeenCalled();
});
