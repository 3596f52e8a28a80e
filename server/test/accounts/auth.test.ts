import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

interface Tokens {
  access: string;
  refresh: string;
}

describe.each(bothEngines)('sessions on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const username = 'cases_editor@demo.example';
  const login = async () =>
    (await server.post('token/', { username, password: DEMO_PASSWORD })).json<Tokens>();
  const refresh = (token: string) => server.post('token/refresh/', { refresh: token });
  const me = (access: string) => server.get('a/getme/', { headers: { authorization: `Bearer ${access}` } });

  it('return both tokens and the account to a program', async () => {
    const tokens = await login();
    const response = await me(tokens.access);
    expect(response.json()).toMatchObject({
      email: username,
      groups: [ROLE.cases_editor],
      profile: { user_country: 4, manage_countries: [4] },
    });
    expect(Object.keys(response.json())).not.toContain('password_hash');
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('refuse a wrong password and an unknown account alike', async () => {
    for (const name of [username, 'nobody@demo.example']) {
      const response = await server.post('token/', { username: name, password: 'Wrong-2026' });
      expect([response.statusCode, response.json().code]).toEqual([401, 'invalid_login']);
    }
  });

  it('let an access token live five minutes', async () => {
    const { access } = await login();
    server.clock.pass(299);
    expect((await me(access)).statusCode).toBe(200);
    server.clock.pass(2);
    expect((await me(access)).json().code).toBe('token_invalid');
  });

  it('accept a complete bearer token only; for open calls a bad one counts as none', async () => {
    const { access } = await login();
    const code = async (authorization: string) => {
      const response = await server.get('a/getme/', { headers: { authorization } });
      return response.statusCode === 200 ? 'known' : response.json().code;
    };
    expect([await code(`Bearer ${access}`), await code(`bearer ${access}`)]).toEqual(['known', 'known']);
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      `X Bearer ${access}`,
      `Bearer ${access} x`,
      `Basic ${access}`,
    ])
      expect([header, await code(header)]).toEqual([header, 'token_missing']);
    expect(await code('Bearer nothing')).toBe('token_invalid');
    const open = await server.get('cw/caselist/?chunk=0', { headers: { authorization: 'Bearer nothing' } });
    expect(open.statusCode).toBe(200);
  });

  it('rotate the refresh token and revoke the login when one is used again', async () => {
    const first = await login();
    const second = (await refresh(first.refresh)).json<Tokens>();
    expect(second.refresh).not.toBe(first.refresh);
    server.clock.pass(11);
    expect((await refresh(first.refresh)).json().code).toBe('token_reused');
    expect((await refresh(second.refresh)).json().code).toBe('token_invalid');
    expect((await me(second.access)).statusCode).toBe(401);
  });

  it('let parallel tabs use one token within ten seconds', async () => {
    const { refresh: token } = await login();
    const responses = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200]);
    server.clock.pass(9);
    expect((await refresh(token)).statusCode).toBe(200);
    const kept = responses[0]?.json<Tokens>().refresh ?? '';
    expect((await refresh(kept)).statusCode).toBe(200);
  });

  it('return the same successor within the grace period, so that a login has one valid token', async () => {
    const { refresh: token } = await login();
    const responses = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    const successors = new Set(responses.map((response) => response.json<Tokens>().refresh));
    expect(successors.size).toBe(1);
    const [second = ''] = successors;
    server.clock.pass(5);
    const third = (await refresh(second)).json<Tokens>().refresh;
    // A tab that still has the first token gets the current one, never a used one.
    expect((await refresh(token)).json<Tokens>().refresh).toBe(third);
    const rows = await server.store.read
      .selectFrom('refresh_token')
      .select(['token_hash', 'used_at'])
      .execute();
    expect(rows.filter((row) => row.used_at === null)).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(third);
    server.clock.pass(6);
    // The first token was used eleven seconds ago, beyond the grace period; its successor's use does not
    // extend it.
    expect((await refresh(token)).json().code).toBe('token_reused');
    expect((await refresh(third)).json().code).toBe('token_invalid');
  });

  it('accept no used token again when the clock is set back', async () => {
    const { refresh: token } = await login();
    expect((await refresh(token)).statusCode).toBe(200);
    server.clock.pass(-3600);
    expect((await refresh(token)).json().code).toBe('token_reused');
    server.clock.pass(3600);
    const first = (await login()).refresh;
    const second = (await refresh(first)).json<Tokens>().refresh;
    server.clock.pass(300);
    await refresh(second);
    // The clock is back at the first use, but the login has gone on since, so the token stays invalid.
    server.clock.pass(-300);
    expect((await refresh(first)).json().code).toBe('token_reused');
  });

  it('end a refresh token after a day and a login after seven', async () => {
    const idle = await login();
    server.clock.pass(86_401);
    expect((await refresh(idle.refresh)).json().code).toBe('token_invalid');
    let token = (await login()).refresh;
    for (let day = 0; day < 7; day++) {
      server.clock.pass(86_399);
      const response = await refresh(token);
      expect([day, response.statusCode]).toEqual([day, 200]);
      token = response.json<Tokens>().refresh;
    }
    server.clock.pass(86_399);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('end on the server at logout, and for a closed account', async () => {
    const tokens = await login();
    expect((await server.post('token/logout/', { refresh: tokens.refresh })).statusCode).toBe(200);
    expect((await me(tokens.access)).statusCode).toBe(401);
    expect((await refresh(tokens.refresh)).statusCode).toBe(401);
    const other = await login();
    await byHand(server.store)
      .updateTable('app_user')
      .set({ is_active: false })
      .where('email', '=', username)
      .execute();
    expect((await refresh(other.refresh)).statusCode).toBe(401);
    expect((await server.post('token/', { username, password: DEMO_PASSWORD })).statusCode).toBe(401);
  });
});
