import '../texts';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../layout/frame/texts';
import { MemoryRouter } from 'react-router-dom';
import ResetConfirm from '../reset/reset-confirm';

let server: FakeServer;
beforeEach(() => {
  setLanguage('en_US');
  server = new FakeServer();
  window.history.replaceState(null, '', '/auth/resetconfirm#login=abc-1');
});
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  render(
    <MemoryRouter>
      <ResetConfirm />
    </MemoryRouter>,
  );
  return screen.findByRole('button', { name: 'Log in' });
};

test('the token is used when the button is pressed, and gone from the address at once', async () => {
  server.on('POST', 'token/link/', { data: { access: 'token' } });
  const take = jest.spyOn(session, 'takeLogin').mockResolvedValue();
  const button = await open();
  expect(window.location.hash).toBe('');
  expect(server.sent('token/link/')).toEqual([]);
  await userEvent.click(button);
  expect(server.sent('token/link/')[0]?.body).toEqual({ token: 'abc-1' });
  expect(take).toHaveBeenCalledWith({ access: 'token' });
  expect(window.location.pathname).toBe('/');
});

test('an account with a second factor is asked for it', async () => {
  server.on('POST', 'token/link/', { data: { access: 'half', factors: ['code'] } });
  const take = jest.spyOn(session, 'takeLogin');
  await userEvent.click(await open());
  expect(await screen.findByLabelText('Code of the app')).toBeInTheDocument();
  expect(take).not.toHaveBeenCalled();
});

test('a used link is refused with the way to another', async () => {
  server.on('POST', 'token/link/', { status: 400, data: { code: 'reset_token_invalid', message: '' } });
  await userEvent.click(await open());
  expect(await screen.findByRole('link', { name: 'Go to the login' })).toHaveAttribute('href', '/login');
});
