import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { FailedMail } from '@ciguawatch/shared/api/schemas/accounts/managed';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { placesOf } from '../support/database-search';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

const NAME = 'moderator';
const EMAIL = `${NAME}@demo.example`;
const DAY_SECONDS = 86_400;

describe.each(bothEngines)('what a manager does for an account on %s', (engine) => {
  let server: TestServer;
  let id: number;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.reset();
    id = await server.accountId(NAME);
  });

  const login = (password = DEMO_PASSWORD) => server.post('token/', { username: EMAIL, password });
  const act = (path: string, body?: object, as = 'users_manager') =>
    server.post(`a/users/${id}/${path}/`, body, { as });
  const actions = async () =>
    (
      await server.store.read
        .selectFrom('audit')
        .select(['action'])
        .where('kind', '=', 'user')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);
  const close = (is_active: boolean) =>
    server.change('PATCH', `a/users/${id}/`, { as: 'users_manager', body: { is_active } });

  it('ends its sessions and login links', async () => {
    const { refresh } = (await login()).json<{ refresh: string }>();
    await server.post('token/link/ask/', { email: EMAIL });
    const token = /#login=([\w-]+)/.exec((await server.mails())[0]?.body ?? '')?.[1];
    expect((await act('sessions/end')).json()).toEqual({ ended: 1 });
    expect((await server.post('token/refresh/', { refresh })).statusCode).toBe(401);
    expect((await server.post('token/link/', { token })).statusCode).toBe(400);
    // Done again there is nothing to end, and nothing to tell.
    expect((await act('sessions/end')).json()).toEqual({ ended: 0 });
    expect(await actions()).toEqual(['sessions_end']);
  });

  it('makes its owner choose another password by mail', async () => {
    const { refresh } = (await login()).json<{ refresh: string }>();
    expect((await act('new-password')).statusCode).toBe(200);
    expect((await server.post('token/refresh/', { refresh })).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    const [mail] = await server.mails();
    expect([mail?.recipient, mail?.subject]).toEqual([
      EMAIL,
      'Choose a new password for the Ciguawatch portal',
    ]);
    const token = /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const password = 'Tiare-2031!';
    expect((await server.post('a/auth/passwordreset/confirm/', { token, password })).statusCode).toBe(200);
    expect((await login(password)).statusCode).toBe(200);
    expect(await actions()).toEqual(['password_demand', 'password']);
    await act('new-password');
    expect((await act('new-password')).statusCode).toBe(200);
    expect((await act('new-password')).statusCode).toBe(429);
  });

  it('reads the mails to it that failed for good, and no others', async () => {
    await server.post('a/auth/passwordreset/', { email: EMAIL });
    await server.post('a/auth/passwordreset/', { email: 'gis_editor@demo.example' });
    const read = async () =>
      (await server.get(`a/users/${id}/failed-mails/`, { as: 'users_manager' })).json<FailedMail[]>();
    expect(await read()).toEqual([]);
    const failed_at = new Date(server.clock.now());
    await server.store.tx((trx) => trx.updateTable('mail_outbox').set({ failed_at }).execute());
    expect(await read()).toMatchObject([{ to: EMAIL, failed_at: failed_at.toISOString() }]);
  });

  it('hands out what is held of its person, without secrets, and notes it', async () => {
    await login();
    const response = await act('export');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="account-${id}.json"`);
    const file = JSON.parse(response.body);
    expect(file).toMatchObject({
      account: { email: EMAIL },
      sign_ins: [{ way: 'password' }],
      done_to_the_account: [{ action: 'export_person' }],
    });
    expect(response.body).not.toContain('argon2');
    expect(await actions()).toEqual(['export_person']);
  });

  it('erases it once it is closed, while what it did stays by somebody unnamed', async () => {
    await server.store.tx((trx) =>
      trx.updateTable('app_user').set({ last_name: 'Tefaatau-Unique' }).where('id', '=', id).execute(),
    );
    await server.change('PATCH', `a/users/${id}/`, { as: NAME, body: { function: 'Biologist-Unique' } });
    await server.post('a/auth/passwordreset/', { email: EMAIL });
    expect((await act('erase', {})).statusCode).toBe(400);
    expect((await act('erase', { erase: true })).json()).toMatchObject({
      fields: { is_active: 'contradicts' },
    });
    await close(false);
    expect((await act('erase', { erase: true })).statusCode).toBe(200);
    expect(await placesOf(server.store, [EMAIL, 'Tefaatau-Unique', 'Biologist-Unique'])).toEqual([]);
    expect((await act('erase', { erase: true })).statusCode).toBe(404);
    const trail = await server.store.read
      .selectFrom('audit')
      .select(['user_id', 'action'])
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute();
    const manager = await server.accountId('users_manager');
    expect(trail).toEqual([
      { user_id: null, action: 'update' },
      { user_id: manager, action: 'deactivate' },
      { user_id: manager, action: 'erase_person' },
    ]);
  });

  it('is refused for accounts beyond the own scope, for oneself, and to everybody else', async () => {
    const paths = [
      ['sessions/end', undefined],
      ['new-password', undefined],
      ['export', undefined],
      ['erase', { erase: true }],
    ] as const;
    const status = async (as: string) => {
      const codes = [];
      for (const [path, body] of paths) codes.push((await act(path, body, as)).statusCode);
      return codes;
    };
    expect(await status('cases_editor')).toEqual([403, 403, 403, 403]);
    id = await server.accountId('users_manager');
    expect(await status('users_manager')).toEqual([403, 403, 403, 403]);
    id = await server.accountId('cases_editor.fj');
    expect(await status('users_manager')).toEqual([403, 403, 403, 403]);
    id = await server.accountId('admin');
    expect(await status('users_manager')).toEqual([403, 403, 403, 403]);
    const mails = await server.get(`a/users/${await server.accountId('cases_editor.fj')}/failed-mails/`, {
      as: 'users_manager',
    });
    expect(mails.statusCode).toBe(403);
  });

  it('lists accounts without a login for long, and those whose roles were not used', async () => {
    const watched = async () => {
      const all = (await server.get('a/users/', { as: 'users_manager' })).json<Account[]>();
      return Object.fromEntries(all.filter(({ watch }) => watch).map(({ email, watch }) => [email, watch]));
    };
    const created_at = new Date(server.clock.now());
    await server.store.tx((trx) => trx.updateTable('app_user').set({ created_at }).execute());
    expect(await watched()).toEqual({});
    server.clock.pass(181 * DAY_SECONDS);
    await login();
    const body = { function: 'Biologist' };
    await server.change('PATCH', `a/users/${id}/`, { as: 'users_manager', body });
    expect(await watched()).toMatchObject({ [EMAIL]: 'idle', 'gis_editor@demo.example': 'dormant' });
    // The manager has just changed an account, which uses the role.
    expect(await watched()).not.toHaveProperty('users_manager@demo.example');
  });
});
