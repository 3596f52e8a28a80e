import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { Secret, TOTP } from 'otpauth';
import { readConfig } from '../../src/config/config';
import { applyFactorDemand } from '../../src/features/second-factor/demand';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { TestProvider } from '../support/single-sign-on';
import { bothEngines } from '../support/test-store';

let provider: TestProvider;
beforeAll(async () => {
  provider = await TestProvider.start();
});
afterAll(() => provider.stop());

type Response = Awaited<ReturnType<TestServer['post']>>;
interface Tokens {
  access: string;
  refresh?: string;
  factors?: string[];
}

describe.each(bothEngines)('single sign-on on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    // Tokens of the provider are checked by the clock of the machine.
    server = await TestServer.start(provider.settings, engine, new FakeClock());
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const cookieOf = (response: Response) =>
    Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  /** Begins a login, and logs in at the provider. */
  async function atProvider(name: string) {
    const started = await server.post('token/sso/start/', {});
    expect(started.statusCode).toBe(200);
    const query = await provider.logIn(started.json<{ url: string }>().url, name);
    return { query, cookies: cookieOf(started) };
  }
  async function logIn(name: string): Promise<Response> {
    const { query, cookies } = await atProvider(name);
    return server.post('token/sso/', { query }, { cookies });
  }
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const me = async (response: Response) =>
    (await server.get('a/getme/', bearer(response.json<Tokens>().access))).json<{
      id: number;
      email: string;
      groups: number[];
      factor_due?: string;
      profile: { manage_countries: number[] };
    }>();

  it('makes an account without roles at the first login, and finds it by number at the next', async () => {
    const first = await logIn('hina');
    expect(first.json<Tokens>()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
    const who = await me(first);
    expect(who).toMatchObject({
      email: 'hina@provider.example',
      groups: [],
      profile: { manage_countries: [] },
    });
    expect((await server.get('cw/case/', bearer(first.json<Tokens>().access))).statusCode).toBe(403);
    const listed = await server.get('a/users/', { as: 'users_manager' });
    expect(listed.body).toContain('hina@provider.example');
    await server.store.tx((trx) =>
      trx.updateTable('app_user').set({ email: 'other@lab.example' }).where('id', '=', who.id).execute(),
    );
    expect((await me(await logIn('hina'))).id).toBe(who.id);
    const ways = await server.get('a/sign-in/', bearer(first.json<Tokens>().access));
    expect(ways.json<{ way: string }[]>().map(({ way }) => way)).toEqual(['sso', 'sso']);
    await server.store.tx((trx) =>
      trx.updateTable('app_user').set({ is_active: false }).where('id', '=', who.id).execute(),
    );
    expect((await logIn('hina')).json()).toMatchObject({ code: 'invalid_login' });
  });

  it('gives a new account the roles and countries of claims, and leaves them to managers afterwards', async () => {
    const who = await me(await logIn('editor'));
    expect(who).toMatchObject({ groups: [ROLE.cases_editor], profile: { manage_countries: [4] } });
    await server.store.tx((trx) => trx.deleteFrom('user_group').where('user_id', '=', who.id).execute());
    expect((await me(await logIn('editor'))).groups).toEqual([]);
  });

  it('links an account that exists only after it logged in itself', async () => {
    const email = 'moderator@demo.example';
    expect((await logIn(email)).json()).toMatchObject({ code: 'sso_unlinked' });
    expect((await logIn('unsure')).json()).toMatchObject({ code: 'sso_email' });
    const as = 'moderator';
    expect((await server.post('a/sso/start/', { password: 'Wrong-2026' }, { as })).json()).toMatchObject({
      code: 'password_wrong',
    });
    const started = await server.post('a/sso/start/', { password: DEMO_PASSWORD }, { as });
    const cookies = cookieOf(started);
    const query = await provider.logIn(started.json<{ url: string }>().url, email);
    // Neither another account nor a login takes what was begun as a link.
    expect((await server.post('a/sso/', { query }, { as: 'admin', cookies })).json()).toMatchObject({
      code: 'sso_failed',
    });
    expect((await server.post('token/sso/', { query }, { cookies })).json()).toMatchObject({
      code: 'sso_failed',
    });
    expect((await server.post('a/sso/', { query }, { as, cookies })).statusCode).toBe(200);
    expect((await me(await logIn(email))).id).toBe(await server.accountId(as));
    const [identity] = (await server.get('a/sso/', { as })).json<{ id: number; issuer: string }[]>();
    expect(identity?.issuer).toBe(provider.issuer);
    const remove = { password: DEMO_PASSWORD };
    expect((await server.post(`a/sso/${identity?.id}/remove/`, remove, { as: 'admin' })).statusCode).toBe(
      200,
    );
    expect((await server.get('a/sso/', { as })).json()).toHaveLength(1);
    await server.post(`a/sso/${identity?.id}/remove/`, remove, { as });
    expect((await logIn(email)).json()).toMatchObject({ code: 'sso_unlinked' });
  });

  it('tells the owner of a new link, which ends with a login that was not theirs', async () => {
    const as = 'moderator';
    const email = `${as}@demo.example`;
    const link = async () => {
      const started = await server.post('a/sso/start/', { password: DEMO_PASSWORD }, { as });
      const query = await provider.logIn(started.json<{ url: string }>().url, email);
      return server.post('a/sso/', { query }, { as, cookies: cookieOf(started) });
    };
    expect((await link()).statusCode).toBe(200);
    expect((await server.mails()).at(-1)?.subject).toContain('linked with');
    expect((await me(await logIn(email))).email).toBe(email);
    expect((await server.post('a/sign-in/not-me/', { close: true }, { as })).statusCode).toBe(200);
    expect((await logIn(email)).json()).toMatchObject({ code: 'sso_unlinked' });
  });

  it('asks for the second factor of the account, unless the provider did', async () => {
    const codeOf = (secret: string) => {
      server.clock.pass(30);
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });
    };
    for (const name of ['weak', 'strong']) {
      const { access } = (await logIn(name)).json<Tokens>();
      const { id } = await me(await logIn(name));
      const password_hash = await server.store.read
        .selectFrom('app_user')
        .select('password_hash')
        .where('email', '=', 'admin@demo.example')
        .executeTakeFirstOrThrow();
      await server.store.tx((trx) =>
        trx.updateTable('app_user').set(password_hash).where('id', '=', id).execute(),
      );
      const offer = await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, bearer(access));
      const { secret } = offer.json<{ secret: string }>();
      await server.post('a/factor/totp/confirm/', { code: codeOf(secret) }, bearer(access));
      const next = (await logIn(name)).json<Tokens>();
      expect(next.factors).toEqual(name === 'weak' ? ['code'] : undefined);
      if (name === 'strong') continue;
      expect((await server.get('a/getme/', bearer(next.access))).json()).toMatchObject({
        code: 'factor_missing',
      });
      const second = await server.post('token/factor/', { code: codeOf(secret) }, bearer(next.access));
      expect((await me(second)).id).toBe(id);
    }
  });

  it('counts as the second factor that a role needs where the provider asked for one', async () => {
    await applyFactorDemand(server.store, [ROLE.cases_editor], server.clock.now());
    const [weak, strong] = [await logIn('editor'), await logIn('strong-editor')];
    expect((await me(weak)).factor_due).toBeDefined();
    expect((await me(strong)).factor_due).toBeUndefined();
  });

  it('completes in the browser that began it, once, in time, and as the provider said', async () => {
    const { query, cookies } = await atProvider('hina');
    const refused = async (sent: string, held: Record<string, string>) =>
      expect((await server.post('token/sso/', { query: sent }, { cookies: held })).json()).toMatchObject({
        code: 'sso_failed',
      });
    const other = await atProvider('hina');
    await refused(query, {});
    await refused(query, other.cookies);
    await refused(query, { cig_sso: 'forged' });
    await refused(query.replace(/state=[^&]*/, 'state=x'), cookies);
    await refused(query.replace(/code=[^&]*/, 'code=x'), cookies);
    expect((await server.post('token/sso/', { query }, { cookies })).statusCode).toBe(200);
    await refused(query, cookies);
    const late = await atProvider('hina');
    server.clock.pass(601);
    await refused(late.query, late.cookies);
    const denied = await atProvider('refuse');
    expect(denied.query).toContain('access_denied');
    await refused(denied.query, denied.cookies);
  });

  it.each(['signature', 'nonce', 'aud', 'iss'])(
    'refuses what the provider says with a wrong %s',
    async (part) => {
      expect((await logIn(`wrong-${part}`)).json()).toMatchObject({ code: 'sso_failed' });
      expect((await logIn('right')).statusCode).toBe(200);
    },
  );

  it('ends with a logout here', async () => {
    const { access, refresh } = (await logIn('hina')).json<Tokens>();
    await server.post('token/logout/', {}, bearer(access));
    expect((await server.get('a/getme/', bearer(access))).statusCode).toBe(401);
    expect((await server.post('token/refresh/', { refresh })).statusCode).toBe(401);
  });
});

it('is off without a provider, and says when the provider does not answer', async () => {
  const off = await TestServer.start();
  expect((await off.post('token/sso/start/', {})).statusCode).toBe(404);
  expect((await off.get('config/')).json()).not.toHaveProperty('single_sign_on');
  await off.stop();
  const lost = await TestServer.start({ ...provider.settings, OIDC_ISSUER: 'http://127.0.0.1:9' });
  expect((await lost.post('token/sso/start/', {})).json()).toMatchObject({ code: 'sso_unavailable' });
  expect((await lost.get('config/')).json()).toMatchObject({ single_sign_on: { name: 'Ministry' } });
  await lost.stop();
});

it('needs its settings together, over https', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example' })).toThrow('OIDC_CLIENT_ID is missing');
  const rest = { OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
  expect(() => readConfig({ ...rest, OIDC_ISSUER: 'http://id.example' })).toThrow('https');
  expect(readConfig({ ...rest, OIDC_ISSUER: 'https://id.example/a' }).singleSignOn?.name).toBe('id.example');
});
