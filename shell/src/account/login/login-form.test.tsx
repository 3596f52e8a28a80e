import '../texts';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../layout/frame/texts';
import { LoginForm } from './login-form';

beforeEach(() => {
  setLanguage('fr_FR');
  window.history.replaceState(null, '', '/login');
});
afterEach(() => jest.restoreAllMocks());

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('E-mail'), ' hina@demo.example ');
  await userEvent.type(screen.getByLabelText('Mot de passe'), 'Lagon-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
}

test('empty fields are named and nothing is sent', async () => {
  const login = jest.spyOn(session, 'login');
  render(<LoginForm onSecondStep={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('aria-invalid', 'true');
  expect(login).not.toHaveBeenCalled();
});

test('a wrong password is reported in the words of the specification', async () => {
  jest.spyOn(session, 'login').mockRejectedValue(new ApiError('invalid_login', 401));
  render(<LoginForm onSecondStep={() => {}} />);
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('Connexion ou mot de passe non valide');
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('Lagon-2026');
});

test('an account held back is said to be, and a link by mail is offered', async () => {
  const server = new FakeServer();
  server.on('POST', 'token/link/ask/', { data: {} });
  jest.spyOn(session, 'login').mockRejectedValue(new ApiError('login_held', 429));
  render(<LoginForm onSecondStep={() => {}} />);
  await fill();
  expect(await screen.findByRole('alert')).toHaveTextContent('un lien reçu par e-mail');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Recevoir un lien de connexion par e-mail' }),
  );
  expect(await screen.findByText(/Si un compte a l’adresse hina@demo.example/)).toBeInTheDocument();
  expect(server.sent('token/link/ask/')[0]?.body).toEqual({ email: 'hina@demo.example', lang: 'fr_FR' });
});

test('after a login the page that required it is opened', async () => {
  window.history.replaceState(null, '', '/login?next=%2Fgis%2Fmaps');
  const login = jest.spyOn(session, 'login').mockResolvedValue(null);
  const success = jest.spyOn(toasts, 'success');
  render(<LoginForm onSecondStep={() => {}} />);
  await fill();
  expect(login).toHaveBeenCalledWith('hina@demo.example', 'Lagon-2026');
  expect(success).toHaveBeenCalledWith('Vous êtes connecté(e)');
  expect(window.location.pathname).toBe('/gis/maps');
});
