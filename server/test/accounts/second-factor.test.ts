import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { makeLogger } from '../../src/log/logger';
import { placesOf } from '../support/database-search';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

interface Login {
  access: string;
  refresh?: string;
  factors?: string[];
}

describe.each(bothEngines)('a second factor on %s', (engine) => {
  let server: TestServer;
  let logged = '';
  beforeAll(async () => {
    const log = makeLogger({ production: true, to: { write: (line) => (logged += line) } });
    server = await TestServer.start({}, engine, new FakeClock(), { log });
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const login = async (name: string): Promise<Login> =>
    (await server.post('token/', { username: `${name}@demo.example`, password: DEMO_PASSWORD })).json();
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() + later });
  const nextStep = () => server.clock.pass(30);
  const second = (token: string, code: string) => server.post('token/factor/', { code }, bearer(token));

  /** Adds an app to a demo account. */
  async function enrol(as: string): Promise<{ secret: string; codes: string[] }> {
    const offer = await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, { as });
    const { secret } = offer.json<{ secret: string; uri: string }>();
    const confirmed = await server.post('a/factor/totp/confirm/', { code: codeOf(secret) }, { as });
    expect(confirmed.statusCode).toBe(200);
    nextStep();
    return { secret, codes: confirmed.json<{ recovery_codes: string[] }>().recovery_codes };
  }

  it('is added by the password and a code of the app, and told to the owner', async () => {
    const as = 'cases_editor';
    expect((await server.get('a/factor/', { as })).json()).toMatchObject({ totp: null, recovery_left: 0 });
    for (const [body, code, field] of [
      [{}, 'invalid_body', { password: 'required' }],
      [{ password: 'Wrong-2026' }, 'password_wrong', { password: 'password_wrong' }],
      [{ code: '000000' }, 'factor_wrong', { code: 'factor_wrong' }],
    ] as const)
      expect((await server.post('a/factor/totp/', body, { as })).json()).toMatchObject({
        code,
        fields: field,
      });
    const offer = await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, { as });
    const { secret, uri } = offer.json<{ secret: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ciguawatch:cases_editor%40demo\.example\?/);
    // Unconfirmed, it asks nothing of a login.
    expect((await login(as)).factors).toBeUndefined();
    expect((await server.post('a/factor/totp/confirm/', { code: '12' }, { as })).json()).toMatchObject({
      fields: { code: 'factor_wrong' },
    });
    const confirmed = await server.post('a/factor/totp/confirm/', { code: codeOf(secret) }, { as });
    const codes = confirmed.json<{ recovery_codes: string[] }>().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await server.get('a/factor/', { as })).json()).toMatchObject({
      totp: new Date(server.clock.now()).toISOString(),
      recovery_left: 10,
    });
    expect((await server.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['cases_editor@demo.example', expect.stringContaining('second step was added')],
    ]);
    expect((await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, { as })).statusCode).toBe(409);
  });

  it('is asked for after the password, whose token opens nothing else', async () => {
    const { secret } = await enrol('cases_editor');
    const { access, refresh, factors } = await login('cases_editor');
    expect([refresh, factors]).toEqual([undefined, ['code']]);
    for (const path of ['a/getme/', 'a/factor/', 'a/session/', 'cw/case/'])
      expect([path, (await server.get(path, bearer(access))).json()]).toEqual([
        path,
        expect.objectContaining({ code: 'factor_missing' }),
      ]);
    const byHand = { password: DEMO_PASSWORD };
    expect((await server.post('a/factor/totp/remove/', byHand, bearer(access))).statusCode).toBe(401);
    // To a public call it is a stranger's.
    expect((await server.get('config/', bearer(access))).statusCode).toBe(200);
    const done = await second(access, codeOf(secret));
    const tokens = done.json<Login>();
    expect((await server.get('a/getme/', bearer(tokens.access))).json()).toMatchObject({
      first_name: 'Demo',
    });
    const again = await server.post('token/refresh/', { refresh: tokens.refresh });
    expect(again.statusCode).toBe(200);
    // The same login is completed once.
    nextStep();
    expect((await second(access, codeOf(secret))).json()).toMatchObject({ code: 'token_invalid' });
  });

  it('gives browsers the refresh token as a cookie only, after the second step', async () => {
    const { secret } = await enrol('cases_editor');
    const headers = { 'x-session': 'cookie' };
    const credentials = { username: 'cases_editor@demo.example', password: DEMO_PASSWORD };
    const first = await server.post('token/', credentials, { headers });
    expect(first.headers['set-cookie']).toBeUndefined();
    const { access } = first.json<Login>();
    const done = await server.post(
      'token/factor/',
      { code: codeOf(secret) },
      { headers: { ...headers, ...bearer(access).headers } },
    );
    expect([Object.keys(done.json<Login>()), done.cookies.map(({ name }) => name)]).toEqual([
      ['access'],
      ['cig_device', 'cig_refresh', 'csrftoken'],
    ]);
  });

  it('takes each code once, however many requests bring it at once', async () => {
    const { secret } = await enrol('cases_editor');
    const logins = await Promise.all([1, 2, 3].map(() => login('cases_editor')));
    const code = codeOf(secret);
    const statuses = (await Promise.all(logins.map(({ access }) => second(access, code)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 400, 400]);
    // Nor does an older code work after a newer one.
    expect((await second((await login('cases_editor')).access, codeOf(secret, -30_000))).statusCode).toBe(
      400,
    );
    nextStep();
    expect((await second((await login('cases_editor')).access, codeOf(secret))).statusCode).toBe(200);
  });

  it('takes the codes of the steps beside the present one, and no others', async () => {
    const { secret } = await enrol('cases_editor');
    server.clock.pass(600);
    const { access } = await login('cases_editor');
    for (const steps of [-2, 2])
      expect((await second(access, codeOf(secret, steps * 30_000))).statusCode).toBe(400);
    expect((await second(access, codeOf(secret, -30_000))).statusCode).toBe(200);
    expect((await second((await login('cases_editor')).access, codeOf(secret, 30_000))).statusCode).toBe(200);
  });

  it('stops guessing at five wrong codes in a quarter of an hour, by whichever login', async () => {
    const { secret } = await enrol('cases_editor');
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++)
      statuses.push((await second((await login('cases_editor')).access, '000000')).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const { access } = await login('cases_editor');
    expect((await second(access, codeOf(secret))).statusCode).toBe(429);
    server.clock.pass(901);
    expect((await second((await login('cases_editor')).access, codeOf(secret))).statusCode).toBe(200);
  });

  it('takes each recovery code once, and tells the owner', async () => {
    const { codes } = await enrol('cases_editor');
    const [first = '', other = ''] = codes;
    const logins = await Promise.all([1, 2].map(() => login('cases_editor')));
    const statuses = (await Promise.all(logins.map(({ access }) => second(access, first)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 400]);
    const typed = other.toLowerCase().replaceAll('-', ' ');
    const done = await second((await login('cases_editor')).access, typed);
    expect(done.statusCode).toBe(200);
    expect((await server.get('a/factor/', bearer(done.json<Login>().access))).json()).toMatchObject({
      recovery_left: 8,
    });
    const told = (await server.mails()).filter(({ subject }) => subject.includes('recovery code'));
    expect(told.map(({ body }) => /Codes left: (\d+)/.exec(body)?.[1])).toEqual(['9', '8']);
    // A code of one account opens no other.
    await enrol('moderator');
    expect((await second((await login('moderator')).access, codes[2] ?? '')).statusCode).toBe(400);
  });

  it('is removed by the password or a code, and its recovery codes with it', async () => {
    const as = 'cases_editor';
    const { secret, codes } = await enrol(as);
    expect((await server.post('a/factor/totp/remove/', {}, { as })).statusCode).toBe(400);
    expect((await server.post('a/factor/recovery/', { password: 'Wrong-1999' }, { as })).statusCode).toBe(
      400,
    );
    const renewed = await server.post('a/factor/recovery/', { code: codes[0] }, { as });
    const fresh = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect((await server.post('a/factor/totp/remove/', { code: codes[1] }, { as })).statusCode).toBe(400);
    expect((await server.post('a/factor/totp/remove/', { code: codeOf(secret) }, { as })).statusCode).toBe(
      200,
    );
    expect((await server.get('a/factor/', { as })).json()).toMatchObject({ totp: null, recovery_left: 0 });
    expect((await login(as)).factors).toBeUndefined();
    expect((await server.mails()).map(({ subject }) => subject).at(-1)).toContain('was removed');
    // Removing it once more tells nobody.
    const before = (await server.mails()).length;
    expect((await server.post('a/factor/totp/remove/', { password: DEMO_PASSWORD }, { as })).statusCode).toBe(
      200,
    );
    expect((await server.mails()).length).toBe(before);
  });

  it('is reset by a manager of the account, which ends its logins and is told to the owner', async () => {
    await enrol('cases_editor');
    const id = await server.accountId('cases_editor');
    const fiji = await server.accountId('cases_editor.fj');
    expect((await server.post(`a/users/${id}/factor-reset/`, {}, { as: 'moderator' })).statusCode).toBe(403);
    expect((await server.post(`a/users/${fiji}/factor-reset/`, {}, { as: 'users_manager' })).statusCode).toBe(
      403,
    );
    const token = await server.token('cases_editor');
    const steps = async (of: number, as: string) =>
      (await server.get(`a/users/${of}/`, { as })).json<{ second_step?: boolean }>().second_step;
    // Who may not change the account is not told.
    expect(await steps(id, 'users_manager')).toBe(true);
    expect(await steps(await server.accountId('admin'), 'users_manager')).toBeUndefined();
    expect((await server.post(`a/users/${id}/factor-reset/`, {}, { as: 'users_manager' })).statusCode).toBe(
      200,
    );
    expect(await steps(id, 'users_manager')).toBe(false);
    expect((await server.get('a/getme/', bearer(token))).statusCode).toBe(401);
    expect((await login('cases_editor')).refresh).toBeDefined();
    const mail = (await server.mails()).at(-1);
    expect([mail?.recipient, mail?.subject]).toEqual([
      'cases_editor@demo.example',
      expect.stringContaining('was reset'),
    ]);
    const trail = await server.store.read
      .selectFrom('audit')
      .select(['action', 'user_id', 'object_id', 'before', 'after'])
      .where('kind', '=', 'user')
      .orderBy('id')
      .execute();
    const manager = await server.accountId('users_manager');
    expect(trail).toEqual([
      { action: 'factor_add', user_id: id, object_id: String(id), before: null, after: null },
      { action: 'factor_reset', user_id: manager, object_id: String(id), before: null, after: null },
    ]);
    // Asked again there is nothing to reset: no login ends, and nobody is told.
    const fresh = await login('cases_editor');
    const mails = (await server.mails()).length;
    expect((await server.post(`a/users/${id}/factor-reset/`, {}, { as: 'users_manager' })).statusCode).toBe(
      200,
    );
    expect((await server.get('a/getme/', bearer(fresh.access))).statusCode).toBe(200);
    expect((await server.mails()).length).toBe(mails);
  });

  it('is not by-passed by a new password from a mailed link', async () => {
    await enrol('cases_editor');
    const email = 'cases_editor@demo.example';
    await server.post('a/auth/passwordreset/', { email });
    const token = /#token=([\w-]+)/.exec((await server.mails()).at(-1)?.body ?? '')?.[1];
    const password = 'Tiare-2031!';
    expect((await server.post('a/auth/passwordreset/confirm/', { token, password })).statusCode).toBe(200);
    const after = (await server.post('token/', { username: email, password })).json<Login>();
    expect([after.refresh, after.factors]).toEqual([undefined, ['code']]);
  });

  it('leaves neither its secret nor a code in the database or the log', async () => {
    logged = '';
    const { secret, codes } = await enrol('cases_editor');
    const shown = codeOf(secret);
    await second((await login('cases_editor')).access, '424242');
    await second((await login('cases_editor')).access, shown);
    await second((await login('cases_editor')).access, codes[0] ?? '');
    const plain = codes.map((code) => code.replaceAll('-', ''));
    expect(await placesOf(server.store, [secret, ...codes, ...plain])).toEqual([]);
    expect(logged).toContain('factor_failed');
    for (const planted of [secret, '424242', shown, ...codes, ...plain])
      expect(logged).not.toContain(planted);
  });
});
