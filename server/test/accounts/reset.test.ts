import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPasswordTokenValid, makePasswordLink } from '../../src/features/auth/one-time';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { sendWaiting } from '../../src/mail/poller';
import { decryptLinks } from '../../src/mail/sealed-links';
import { folderTransport } from '../../src/mail/transport';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: 'https://ciguatera.example' });
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const email = 'gis_editor@demo.example';
const chosen = 'Corail-2031';
const confirm = (token: string, password = chosen) =>
  server.post('a/auth/passwordreset/confirm/', { token, password });
const login = (password: string) => server.post('token/', { username: email, password });

async function askForLink(lang = 'fr_FR'): Promise<{ mail: string; token: string }> {
  expect((await server.post('a/auth/passwordreset/', { email: email.toUpperCase(), lang })).statusCode).toBe(
    200,
  );
  const mail = (await server.mails()).at(-1)?.body ?? '';
  return { mail, token: /token=([\w-]+)/.exec(mail)?.[1] ?? '' };
}

it('reports an unknown address (specification, section 8)', async () => {
  const response = await server.post('a/auth/passwordreset/', { email: 'nobody@demo.example' });
  expect(response.json()).toMatchObject({ code: 'email_unknown', fields: { email: 'email_unknown' } });
});

it('mails a link in the requested language, and stores only its digest', async () => {
  const { mail, token } = await askForLink('fr_FR');
  expect(mail).toContain('https://ciguatera.example/auth/resetconfirm#token=');
  expect(mail).toContain('dans les 60 minutes');
  expect((await askForLink('en_US')).mail).toContain('within 60 minutes');
  const rows = await server.store.read.selectFrom('one_time_token').select('token_hash').execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('sets the new password once, ends every login and leaves an audit row without the password', async () => {
  const before = (await login(DEMO_PASSWORD)).json<{ access: string; refresh: string }>();
  const { token } = await askForLink();
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await confirm(token)).json().code).toBe('reset_token_invalid');
  expect((await login(DEMO_PASSWORD)).statusCode).toBe(401);
  expect((await login(chosen)).statusCode).toBe(200);
  expect((await server.post('token/refresh/', { refresh: before.refresh })).statusCode).toBe(401);
  const trail = await server.store.read.selectFrom('audit').selectAll().execute();
  expect(trail).toMatchObject([{ kind: 'user', action: 'password', before: null, after: null, country: 4 }]);
});

it('refuses a weak or common password without using up the link, and refuses an expired link', async () => {
  const { token } = await askForLink();
  expect((await confirm(token, 'short')).json()).toMatchObject({
    code: 'password_weak',
    fields: { password: 'password_weak' },
  });
  expect((await confirm(token, 'Password-2026')).json().code).toBe('password_common');
  server.clock.pass(3601);
  expect((await confirm(token)).json().code).toBe('reset_token_invalid');
});

it('refuses a password of the person’s own name or address, and that of the demonstration where there is none', async () => {
  await server.store.tx((trx) =>
    trx.updateTable('app_user').set({ last_name: 'Tefaatau' }).where('email', '=', email).execute(),
  );
  const { token } = await askForLink();
  for (const password of ['Tefaatau-26', 'Gis_editor1'])
    expect((await confirm(token, password)).json()).toMatchObject({
      code: 'password_personal',
      fields: { password: 'password_personal' },
    });
  const { config } = server.deps;
  Object.assign(config, { demo: false });
  const published = await confirm(token, 'lAGON-2026').finally(() => Object.assign(config, { demo: true }));
  expect(published.json().code).toBe('password_published');
  expect((await confirm(token, DEMO_PASSWORD)).statusCode).toBe(200);
});

it('checks a link without using it up, and refuses a used, replaced or expired one', async () => {
  const check = async (token: string) => {
    const response = await server.post('a/auth/passwordreset/check/', { token });
    return response.statusCode === 200 ? 'works' : response.json<{ code: string }>().code;
  };
  const first = await askForLink();
  expect([await check(first.token), await check(first.token)]).toEqual(['works', 'works']);
  const second = await askForLink();
  expect([await check(first.token), await check(second.token)]).toEqual(['reset_token_invalid', 'works']);
  expect((await confirm(second.token)).statusCode).toBe(200);
  expect([await check(second.token), await check('never')]).toEqual(Array(2).fill('reset_token_invalid'));
  const third = await askForLink();
  server.clock.pass(3601);
  expect(await check(third.token)).toBe('reset_token_invalid');
  const fourth = await askForLink();
  await server.store.tx((trx) =>
    trx.updateTable('app_user').set({ is_active: false }).where('email', '=', email).execute(),
  );
  expect(await check(fourth.token)).toBe('reset_token_invalid');
});

it('by a stranger leaves an invitation as it is, until one of the two is used', async () => {
  const { id } = await server.store.read
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const tokenOf = async (link: Promise<string>) =>
    decryptLinks(server.deps.secret, await link).split('token=')[1] ?? '';
  const invitation = await tokenOf(
    server.store.tx((trx) => makePasswordLink(server.deps, trx, id, 'invite')),
  );
  const { token } = await askForLink();
  const works = (one: string) => isPasswordTokenValid(server.deps, one);
  expect([await works(invitation), await works(token)]).toEqual([true, true]);
  expect((await confirm(invitation)).statusCode).toBe(200);
  expect([await works(invitation), await works(token)]).toEqual([false, false]);
});

it('lets only the newest link work', async () => {
  const first = await askForLink();
  const second = await askForLink();
  expect((await confirm(first.token)).json().code).toBe('reset_token_invalid');
  expect((await confirm(second.token)).statusCode).toBe(200);
});

it('writes the mail as a file and deletes its link once it has left', async () => {
  const { token } = await askForLink();
  const folder = join(server.folder, 'outbox');
  const transport = folderTransport(folder, 'Ciguawatch <no-reply@ciguatera.example>');
  expect(await sendWaiting(server.deps, transport)).toBe(1);
  expect(await sendWaiting(server.deps, transport)).toBe(0);
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/^\d{6}-gis_editor@demo\.example\.eml$/)]);
  expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).toContain(`To: ${email}`);
  const rows = await server.store.read.selectFrom('mail_outbox').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('retries a mail later, and gives up after eight attempts', async () => {
  await askForLink();
  const broken = async (): Promise<void> => {
    throw new Error('no route\u202e to host');
  };
  const row = () => server.store.read.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  await sendWaiting(server.deps, broken);
  expect(await row()).toMatchObject({ attempts: 1, last_error: 'no route to host', failed_at: null });
  expect((await row()).not_before.getTime()).toBe(server.clock.now() + 60_000);
  for (let i = 0; i < 10; i++) {
    server.clock.pass(86_400);
    await sendWaiting(server.deps, broken);
  }
  expect(await row()).toMatchObject({ attempts: 8, failed_at: expect.anything(), body: '' });
});
