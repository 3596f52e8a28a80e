import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { FormParameters } from '@ciguawatch/shared/api/schemas/form-parameters';
import { ROLE, ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

describe.each(engines)('accounts on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ PUBLIC_URL: 'https://ciguatera.example' }, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const create = (body: object, as = 'users_manager') =>
    server.post('a/users/?format=json', { email: 'vaite@lab.example', ...body }, { as });
  const patch = async (name: string, body: object, as = 'users_manager', headers = {}) =>
    server.change('PATCH', `a/users/${await server.accountId(name)}/`, { as, body, headers });
  const mails = () => server.mails();
  const login = (username: string) => server.post('token/', { username, password: DEMO_PASSWORD });
  /** Whether a login goes on. */
  const goesOn = async (session: Awaited<ReturnType<typeof login>>): Promise<boolean> => {
    const { refresh } = session.json<{ refresh: string }>();
    return (await server.post('token/refresh/', { refresh })).statusCode === 200;
  };
  const trail = () =>
    server.store.read
      .selectFrom('audit')
      .select(['action', 'object_id', 'user_id', 'before', 'after', 'country'])
      .where('kind', '=', 'user')
      .orderBy('id')
      .execute();

  it('accounts are listed for managers of their country only', async () => {
    const all = (await server.get('a/users/?format=json', { as: 'admin' })).json<Account[]>();
    expect(all).toHaveLength(13);
    const seen = (await server.get('a/users/', { as: 'users_manager' })).json<Account[]>();
    // All accounts except the one of Fiji.
    expect(seen.map(({ email }) => email)).not.toContain('cases_editor.fj@demo.example');
    expect(seen).toHaveLength(12);
    const of = (name: string) => seen.find(({ email }) => email === `${name}@demo.example`);
    // The administrator has countries that this manager may not grant.
    expect([of('moderator')?.editable, of('admin')?.editable, of('users_manager')?.editable]).toEqual([
      true,
      false,
      false,
    ]);
    expect(JSON.stringify(seen)).not.toContain('password');
    for (const as of ['moderator', 'cases_editor'])
      expect((await server.get('a/users/', { as })).statusCode).toBe(403);
    const fiji = await server.get(`a/users/${await server.accountId('cases_editor.fj')}/`, {
      as: 'users_manager',
    });
    expect([fiji.statusCode, fiji.json().code]).toEqual([403, 'country_forbidden']);
    const form = await server.call('OPTIONS', 'a/users/?format=json', { as: 'users_manager' });
    const { groups, profile } = form.json<FormParameters>().actions.POST;
    expect(groups?.choices?.map(({ value }) => Number(value))).toEqual(ROLE_IDS);
    expect(profile?.children?.manage_countries?.choices?.map(({ value }) => value)).toEqual(['4']);
    expect(profile?.children?.user_country).toMatchObject({ default: '4' });
  });

  it('a new account gets an invitation in its language, in country 4 by default', async () => {
    const profile = { manage_countries: [4], lang: 'fr_FR' };
    const response = await create({
      first_name: ' Vaite ',
      groups: [ROLE.cases_editor, ROLE.cases_editor],
      profile,
    });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      expect.objectContaining({
        username: 'vaite@lab.example',
        first_name: 'Vaite',
        groups: [ROLE.cases_editor],
        action_scope: { roles: [], countries: [] },
        profile: { user_country: 4, manage_countries: [4], avatar: null, lang: 'fr_FR' },
        state: 'invited',
        editable: true,
      }),
    ]);
    const [mail] = await mails();
    expect([mail?.recipient, mail?.subject]).toEqual([
      'vaite@lab.example',
      'Votre compte du portail Ciguawatch est prêt',
    ]);
    expect(mail?.html).toContain('<html lang="fr">');
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const confirmed = await server.post('a/auth/passwordreset/confirm/', { token, password: 'Tiare-2031!' });
    expect(confirmed.statusCode).toBe(200);
    const login = await server.post('token/', { username: 'Vaite@lab.example', password: 'Tiare-2031!' });
    expect(login.statusCode).toBe(200);
    // The first password of an account causes no notice to its owner.
    expect(await mails()).toHaveLength(1);
    expect(await trail()).toMatchObject([
      { action: 'add', after: { email: 'vaite@lab.example', groups: [ROLE.cases_editor] }, country: 4 },
      { action: 'password' },
    ]);
  });

  it('a manager grants nothing beyond the action scope, and a call refuses fields it may not set', async () => {
    const refused = async (body: object, fields: object, status = 403) => {
      const response = await create(body);
      expect([body, response.statusCode, response.json().fields]).toEqual([body, status, fields]);
    };
    await refused(
      { profile: { manage_countries: [3, 4] } },
      { 'profile.manage_countries': 'country_forbidden' },
    );
    await refused(
      { action_scope: { roles: [ROLE.cases_editor], countries: [3] } },
      { 'action_scope.countries': 'country_forbidden' },
    );
    await refused({ profile: { user_country: 3 } }, { 'profile.user_country': 'country_forbidden' });
    await refused({ groups: [12] }, { groups: 'unknown_id' }, 400);
    await refused({ email: 'MODERATOR@demo.example' }, { email: 'email_taken' }, 400);
    await refused({ email: 'x' }, { email: 'email' }, 400);
    await refused({ username: 'other@lab.example' }, { username: 'pattern' }, 400);
    await refused({ first_name: '<b>' }, { first_name: 'name_letters' }, 400);
    await refused({ is_active: false }, { is_active: 'unknown_field' }, 400);
    await refused({ profile: { lang: 'xx_XX' } }, { 'profile.lang': 'unknown_choice' }, 400);
    await byHand(server.store)
      .updateTable('app_user')
      .set({ scope_groups: [ROLE.cases_editor] })
      .where('id', '=', await server.accountId('users_manager'))
      .execute();
    await refused({ groups: [ROLE.fishbase_editor] }, { groups: 'forbidden' });
    // An account with more rights cannot be changed at all, not even its name.
    expect((await patch('moderator', { first_name: 'X' })).statusCode).toBe(403);
    expect((await patch('cases_editor', { first_name: 'X' })).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
    const other = await patch('cases_editor', { password: 'Corail-2031' });
    expect([other.statusCode, other.json().fields]).toEqual([403, { password: 'forbidden' }]);
  });

  it('managers cannot extend their own rights', async () => {
    for (const body of [
      { groups: [ROLE.users_manager, ROLE.cases_editor] },
      { is_active: true },
      { action_scope: { roles: [], countries: [] } },
      { profile: { manage_countries: [4, 5] } },
    ]) {
      const response = await patch('users_manager', body);
      expect([body, response.statusCode, response.json().code]).toEqual([body, 403, 'forbidden']);
    }
    expect(await trail()).toEqual([]);
  });

  it('a removed role counts from the next call on, and closing an account ends its logins', async () => {
    const ask = () => server.get('cw/case/', { as: 'cases_editor' });
    expect((await ask()).statusCode).toBe(200);
    const id = await server.accountId('cases_editor');
    expect((await patch('cases_editor', { groups: [] })).json().groups).toEqual([]);
    expect([
      (await ask()).statusCode,
      (await server.get('a/getme/', { as: 'cases_editor' })).statusCode,
    ]).toEqual([403, 200]);
    expect((await patch('cases_editor', { is_active: false })).json().state).toBe('inactive');
    expect((await ask()).json().code).toBe('token_invalid');
    expect((await patch('cases_editor', { is_active: true, groups: [ROLE.cases_editor] })).json().state).toBe(
      'active',
    );
    expect((await ask()).statusCode).toBe(401);
    expect(await trail()).toMatchObject([
      {
        action: 'update',
        object_id: String(id),
        before: { groups: [ROLE.cases_editor] },
        after: { groups: [] },
      },
      { action: 'deactivate', before: { is_active: true }, after: { is_active: false } },
      { action: 'activate' },
    ]);
    // A change to the same values adds no audit row.
    await patch('cases_editor', { groups: [ROLE.cases_editor] });
    expect(await trail()).toHaveLength(3);
  });

  it('of two managers who close each other’s account at once, one remains', async () => {
    const profile = { manage_countries: [4] };
    const made = (
      await create({
        groups: [ROLE.users_manager],
        profile,
        action_scope: { roles: [ROLE.users_manager], countries: [4] },
      })
    ).json();
    await byHand(server.store)
      .updateTable('app_user')
      .set({ scope_groups: [ROLE.users_manager], scope_countries: [4] })
      .where('id', '=', await server.accountId('users_manager'))
      .execute();
    const [mail] = await mails();
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    await server.post('a/auth/passwordreset/confirm/', { token, password: 'Tiare-2031!' });
    const login = await server.post('token/', { username: 'vaite@lab.example', password: 'Tiare-2031!' });
    const authorization = `Bearer ${login.json<{ access: string }>().access}`;
    const first = await server.accountId('users_manager');
    await server.token('users_manager');
    const close = { is_active: false };
    const responses = await Promise.all([
      server.change('PATCH', `a/users/${made.id}/`, { as: 'users_manager', body: close }),
      server.change('PATCH', `a/users/${first}/`, { headers: { authorization }, body: close }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode === 200).sort()).toEqual([false, true]);
    const open = await server.store.read
      .selectFrom('app_user')
      .select('id')
      .where('id', 'in', [first, made.id])
      .where('is_active', '=', true)
      .execute();
    expect(open).toHaveLength(1);
  });

  it('a change based on an old version is refused with the current account', async () => {
    const version = { 'if-match': '"1"' };
    expect((await patch('moderator', { function: 'A' }, 'users_manager', version)).json().version).toBe(2);
    const second = await patch('moderator', { function: 'B' }, 'users_manager', version);
    expect([second.statusCode, second.json().current]).toEqual([
      409,
      expect.objectContaining({ version: 2, function: 'A' }),
    ]);
  });

  it('a manager asks for another mail address: old links and logins end, the new one confirms, the old one is told', async () => {
    await server.post('a/auth/passwordreset/', { email: 'moderator@demo.example' });
    const token = /token=([\w-]+)/.exec((await mails())[0]?.body ?? '')?.[1];
    const session = await login('moderator@demo.example');
    expect((await patch('moderator', { email: 'maeva@lab.example' })).json()).toMatchObject({
      email: 'moderator@demo.example',
      username: 'moderator@demo.example',
      pending_email: 'maeva@lab.example',
    });
    expect((await server.post('a/auth/passwordreset/check/', { token })).statusCode).toBe(400);
    expect(await goesOn(session)).toBe(false);
    const [confirm, told] = (await mails()).slice(1);
    expect([confirm?.recipient, told?.recipient]).toEqual(['maeva@lab.example', 'moderator@demo.example']);
    expect(told?.body).toContain('maeva@lab.example');
    // A link for the password still goes to the address that is confirmed.
    await server.post(`a/users/${await server.accountId('moderator')}/link/`, undefined, {
      as: 'users_manager',
    });
    expect((await mails()).at(-1)?.recipient).toBe('moderator@demo.example');
    // Who held the account meanwhile is out once the owner confirms.
    const stranger = await login('moderator@demo.example');
    const link = /#email=([\w-]+)/.exec(confirm?.body ?? '')?.[1];
    expect((await server.post('a/auth/emailconfirm/', { token: link })).statusCode).toBe(200);
    expect(await goesOn(stranger)).toBe(false);
    expect((await login('maeva@lab.example')).statusCode).toBe(200);
    expect((await mails()).slice(-2).map(({ recipient }) => recipient)).toEqual([
      'moderator@demo.example',
      'maeva@lab.example',
    ]);
  });

  it('a manager sends the link again within a limit: the invitation until a password is chosen', async () => {
    const { id } = (await create({})).json<Account>();
    const send = (of: number) => server.post(`a/users/${of}/link/`, undefined, { as: 'users_manager' });
    expect((await send(id)).json()).toMatchObject({ purpose: 'invite' });
    expect((await send(await server.accountId('moderator'))).json()).toMatchObject({ purpose: 'reset' });
    const tokens = (await mails()).map(({ body }) => /token=([\w-]+)/.exec(body)?.[1]);
    const works = async (token?: string) =>
      (await server.post('a/auth/passwordreset/check/', { token })).statusCode === 200;
    expect([await works(tokens[0]), await works(tokens[1])]).toEqual([false, true]);
    const codes = [await send(id), await send(id), await send(id)].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([200, 200, 429]);
    expect((await send(await server.accountId('users_manager'))).statusCode).toBe(403);
  });

  it('open invitations and accounts that are dormant are counted as work', async () => {
    const ask = async (counter: string) =>
      (await server.get(`a/work/${counter}/`, { as: 'users_manager' })).json();
    await byHand(server.store)
      .updateTable('app_user')
      .set({ created_at: new Date(server.clock.now()) })
      .execute();
    await create({});
    expect([await ask('invitations-open'), await ask('accounts-unused')]).toMatchObject([
      { count: 1, urgent: false },
      { count: 0, urgent: false },
    ]);
    server.clock.pass(181 * 86_400);
    // The caller has just logged in; the administrator, who manages accounts too, has not for half a year.
    expect([await ask('invitations-open'), await ask('accounts-unused')]).toMatchObject([
      { count: 1, urgent: true },
      { count: 11, urgent: true },
    ]);
  });
});
