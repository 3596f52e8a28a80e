import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../layout/frame/texts';
import { MemoryRouter } from 'react-router-dom';
import ResetConfirm from './reset-confirm';

let server: FakeServer;
beforeEach(() => {
  setLanguage('fr_FR');
  server = new FakeServer();
  server.on('POST', 'a/auth/passwordreset/check/', { data: {} });
  server.on('POST', 'a/auth/passwordreset/confirm/', { data: {} });
});

const open = (address: string) => {
  window.history.replaceState({ idx: 3 }, '', address);
  render(
    <MemoryRouter>
      <ResetConfirm />
    </MemoryRouter>,
  );
};
const choose = async () => {
  await screen.findByRole('button', { name: 'Enregistrer' });
  const fields = [...document.querySelectorAll('input')];
  for (const field of fields) await userEvent.type(field, 'Passe-du-nord-7');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
};

test('the token of the link is used, and gone from the address bar at once', async () => {
  open('/auth/resetconfirm#token=abc-1');
  expect(window.location.href).toBe('http://localhost/auth/resetconfirm');
  expect(window.history.state).toEqual({ idx: 3 });
  await choose();
  expect(server.sent('a/auth/passwordreset/confirm/')[0]?.body).toEqual({
    token: 'abc-1',
    password: 'Passe-du-nord-7',
  });
});

test('a newer link opened in the same page replaces the first', async () => {
  open('/auth/resetconfirm#token=abc-1');
  await act(async () => {
    window.location.hash = '#token=def-2';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(window.location.hash).toBe('');
  await choose();
  expect(server.sent('a/auth/passwordreset/confirm/')[0]?.body).toMatchObject({ token: 'def-2' });
});

test('a token in the query, which servers log, is not accepted', () => {
  open('/auth/resetconfirm?token=abc-1');
  expect(screen.getByRole('heading')).toHaveTextContent('Ce lien');
  expect(document.querySelector('input')).toBeNull();
});

test('a used link is refused before anything is typed, and a newer link is checked again', async () => {
  server.on('POST', 'a/auth/passwordreset/check/', {
    status: 400,
    data: { code: 'reset_token_invalid', message: '' },
  });
  open('/auth/resetconfirm#token=abc-1');
  expect(document.querySelector('input')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeInTheDocument();
  expect(document.querySelector('input')).toBeNull();
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toBeInTheDocument();
  server.on('POST', 'a/auth/passwordreset/check/', { data: {} });
  await act(async () => {
    window.location.hash = '#token=def-2';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await choose();
  expect(server.sent('a/auth/passwordreset/confirm/')[0]?.body).toMatchObject({ token: 'def-2' });
});

test('the form is shown when the server cannot check the link', async () => {
  server.down = true;
  open('/auth/resetconfirm#token=abc-1');
  expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeInTheDocument();
});
