import { randomUUID } from 'node:crypto';
import { sendPicture } from '@ciguawatch/shared/api/calls/pictures';
import type { OpenSession } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Picture } from '@ciguawatch/shared/api/schemas/picture';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: 'https://ciguatera.example' });
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const NAME = 'cases_editor';
const email = `${NAME}@demo.example`;
const chosen = 'Corail-2031';
const me = async () => (await server.get('a/getme/', { as: NAME })).json<{ id: number }>();
const patch = async (body: object) =>
  server.change('PATCH', `a/users/${(await me()).id}/`, { as: NAME, body });
const mails = () => server.mails();
const login = async (username = email, password = DEMO_PASSWORD, agent = '') =>
  server.post('token/', { username, password }, { headers: { 'user-agent': agent } });
const actions = async () =>
  (await server.store.read.selectFrom('audit').select('action').orderBy('id').execute()).map(
    (one) => one.action,
  );

it('is filled in by its owner, except for its rights', async () => {
  const own = {
    function: ' Nurse ',
    biosketch: 'Born in Raiatea.',
    organization: null,
    first_name: 'Jean-Pierre',
  };
  const response = await patch({ ...own, profile: { user_country: 3, lang: 'fr_FR' } });
  expect(response.json()).toMatchObject({ function: 'Nurse', organization: null, first_name: 'Jean-Pierre' });
  expect(await me()).toMatchObject({ profile: { user_country: 3, lang: 'fr_FR', manage_countries: [4] } });
  expect((await patch({ profile: { user_country: 99 } })).json().fields).toEqual({
    'profile.user_country': 'unknown_id',
  });
  expect((await patch({ first_name: 'R2D2' })).json().fields).toEqual({ first_name: 'name_letters' });
  expect((await patch({ username: 'x' })).json().fields).toEqual({ username: 'pattern' });
  expect((await patch({ groups: [ROLE.cases_editor, ROLE.users_manager] })).json().fields).toEqual({
    groups: 'forbidden',
  });
  expect(await actions()).toEqual(['update']);
});

it('takes a new password with the current one, ends the other logins and mails the owner', async () => {
  const other = (await login()).json<{ refresh: string }>();
  for (const [body, fields] of [
    [{ password: chosen }, { current_password: 'required' }],
    [{ password: chosen, current_password: 'Wrong-2026' }, { current_password: 'password_wrong' }],
    [{ password: 'Password1!', current_password: DEMO_PASSWORD }, { password: 'password_common' }],
    [{ password: 'P@ssw0rd', current_password: DEMO_PASSWORD }, { password: 'password_common' }],
    [{ password: 'lagon', current_password: DEMO_PASSWORD }, { password: 'password_weak' }],
  ] as const)
    expect([body, (await patch(body)).json().fields]).toEqual([body, fields]);
  expect((await patch({ password: chosen, current_password: DEMO_PASSWORD })).statusCode).toBe(200);
  expect((await server.get('a/getme/', { as: NAME })).statusCode).toBe(200);
  expect((await server.post('token/refresh/', { refresh: other.refresh })).statusCode).toBe(401);
  expect([(await login()).statusCode, (await login(email, chosen)).statusCode]).toEqual([401, 200]);
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [email, 'The password of your account of the Ciguawatch portal has changed'],
  ]);
  expect(await actions()).toEqual(['password']);
});

it('takes a long password exactly as it was typed', async () => {
  const long = ` ${'Corail et lagon 2031! '.repeat(4)}`;
  expect(long.length).toBeGreaterThan(64);
  expect((await patch({ password: long, current_password: DEMO_PASSWORD })).statusCode).toBe(200);
  for (const other of [long.trim(), long.toLowerCase(), long.slice(0, 72)])
    expect((await login(email, other)).statusCode).toBe(401);
  expect((await login(email, long)).statusCode).toBe(200);
});

it('limits attempts at the current password, so that a stolen access token cannot guess it', async () => {
  const guess = () => patch({ password: chosen, current_password: 'Wrong-2026' });
  for (let i = 0; i < 10; i++) expect((await guess()).json().code).toBe('password_wrong');
  expect((await guess()).statusCode).toBe(429);
  expect((await patch({ password: chosen, current_password: DEMO_PASSWORD })).statusCode).toBe(429);
});

it('takes a new address once it was confirmed from there; the user name follows', async () => {
  const fresh = 'hina@lab.example';
  expect((await patch({ email: fresh })).json().fields).toEqual({ current_password: 'required' });
  const taken = await patch({ email: 'Moderator@demo.example', current_password: DEMO_PASSWORD });
  expect(taken.json().fields).toEqual({ email: 'email_taken' });
  const asked = await patch({ email: fresh, current_password: DEMO_PASSWORD, profile: { lang: 'fr_FR' } });
  expect(asked.json()).toMatchObject({ email, username: email, pending_email: fresh });
  const [mail] = await mails();
  expect([mail?.recipient, mail?.subject]).toEqual([
    fresh,
    'Confirmer votre nouvelle adresse pour le portail Ciguawatch',
  ]);
  const token = /#email=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  // The token of a confirmation link must not be accepted for a password.
  const misused = await server.post('a/auth/passwordreset/confirm/', { token, password: chosen });
  expect(misused.json().code).toBe('reset_token_invalid');
  const confirm = () => server.post('a/auth/emailconfirm/', { token });
  expect((await confirm()).statusCode).toBe(200);
  expect((await confirm()).json().code).toBe('reset_token_invalid');
  expect(await me()).toMatchObject({ email: fresh, username: fresh });
  expect([(await login()).statusCode, (await login(fresh)).statusCode]).toEqual([401, 200]);
  expect((await mails()).slice(1).map(({ recipient }) => recipient)).toEqual([email, fresh]);
  expect((await mails())[1]?.body).toContain(fresh);
  expect(await actions()).toEqual(['email_asked', 'update', 'email']);
});

it('shows its open logins with device and last use, and ends one or all others', async () => {
  await server.token(NAME);
  server.clock.pass(60);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const second = (await login(email, DEMO_PASSWORD, agent)).json<{ refresh: string; access: string }>();
  server.clock.pass(60);
  const third = (await login()).json<{ refresh: string }>();
  await server.post('token/refresh/', { refresh: third.refresh });
  const list = async () => (await server.get('a/session/', { as: NAME })).json<OpenSession[]>();
  const all = await list();
  expect(all.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    [null, null, true],
    [null, null, false],
    ['Firefox', 'Linux', false],
  ]);
  expect(all[1]?.last_used_at).toBe('2026-03-15T20:02:00.000Z');
  const ended = all[2]?.id ?? '';
  // Another account cannot end the login.
  expect((await server.call('DELETE', `a/session/${ended}/`, { as: 'moderator' })).statusCode).toBe(200);
  expect(await list()).toHaveLength(3);
  expect((await server.call('DELETE', `a/session/${ended}/`, { as: NAME })).statusCode).toBe(200);
  expect((await server.post('token/refresh/', { refresh: second.refresh })).statusCode).toBe(401);
  expect((await server.post('a/session/end-others/', undefined, { as: NAME })).json()).toEqual({ ended: 1 });
  expect((await list()).map(({ current }) => current)).toEqual([true]);
  server.clock.pass(86_401);
  expect((await login()).statusCode).toBe(200);
});

it('has an avatar uploaded by its owner, not by others and not of another kind, which can be removed', async () => {
  const sent = async (use: 'avatar' | 'algae', as: string) => {
    const path = sendPicture.path({ uuid: randomUUID(), use, author: null, licence: null });
    const width = use === 'avatar' && as === NAME ? 90 : 95;
    const payload = await sharp({ create: { width, height: 90, channels: 3, background: '#387' } })
      .png()
      .toBuffer();
    return server.call('PUT', path, { as, payload, headers: { 'content-type': 'image/png' } });
  };
  const refused = { fields: { 'profile.avatar': 'unknown_id' } };
  const mine = (await sent('avatar', NAME)).json<Picture>().key;
  expect((await patch({ profile: { avatar: mine } })).json()).toMatchObject({ profile: { avatar: mine } });
  expect(await me()).toMatchObject({ profile: { avatar: mine } });
  const other = (await sent('avatar', 'moderator')).json<Picture>().key;
  for (const avatar of [other, 'https://elsewhere.example/a.png', `${'0'.repeat(32)}-90x90`])
    expect((await patch({ profile: { avatar } })).json()).toMatchObject(refused);
  expect((await patch({ profile: { avatar: null } })).json()).toMatchObject({ profile: { avatar: null } });
});
