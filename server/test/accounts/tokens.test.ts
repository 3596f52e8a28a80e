import { CALLS_OF_SCOPE, scopesOf, TOKEN_SCOPES } from '@ciguawatch/shared/contract/access/token-scopes';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { forgetExpiredSessions } from '../../src/jobs/expired-sessions';
import { makeLogger } from '../../src/log/logger';
import { digest } from '../../src/security/hash';
import { report, VITI_LEVU } from '../cases/samples';
import { placesOf } from '../support/database-search';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

const AS = 'cases_editor';
const DAY_SECONDS = 86_400;

interface Made {
  id: number;
  token: string;
  expires_at: string;
}

describe.each(bothEngines)('a token for programs on %s', (engine) => {
  let server: TestServer;
  let logged = '';
  let secret = '';
  beforeAll(async () => {
    const log = makeLogger({ production: true, to: { write: (line) => (logged += line) } });
    server = await TestServer.start({ LIMIT_TOKEN_CALLS: '1000' }, engine, new FakeClock(), { log });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.reset();
    secret = await enrol(AS);
  });

  async function enrol(as: string): Promise<string> {
    const offer = await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, { as });
    const key = offer.json<{ secret: string }>().secret;
    await server.post('a/factor/totp/confirm/', { code: codeOf(key) }, { as });
    return key;
  }
  /** A code that was not shown before. */
  function codeOf(key: string): string {
    server.clock.pass(30);
    return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.clock.now() });
  }
  const ask = (part: object) => {
    const body = { name: 'R script', scopes: ['cases'], countries: null, days: 30, ...part };
    return server.post('a/token/', { proof: { code: codeOf(secret) }, ...body }, { as: AS });
  };
  const make = async (part: object = {}): Promise<Made> => {
    const made = await ask(part);
    expect(made.statusCode).toBe(201);
    return made.json();
  };
  const by = (token: string, method: string, path: string, body?: unknown) =>
    server.call(method, path, {
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
    });
  const list = async (token: string) => by(token, 'GET', 'cw/case/');
  const ended = async (token: string) => (await list(token)).json<{ code?: string }>().code;

  it('opens each call of its scopes and no other', async () => {
    for (const scope of TOKEN_SCOPES) {
      const { token } = await make({ scopes: [scope] });
      const opened: string[] = [];
      for (const { name, method, route, body } of server.app.calls) {
        const path = route.replace(/:\w+/g, '1');
        const { statusCode, ...response } = await by(token, method, path, body && {});
        if (response.body.includes('token_scope')) expect([name, statusCode]).toEqual([name, 403]);
        else opened.push(name);
        expect([name, statusCode]).not.toEqual([name, 500]);
      }
      expect(opened.sort()).toEqual([...CALLS_OF_SCOPE[scope]]);
    }
  });

  it('opens calls that exist: as the public, or as an editor, and nothing of accounts', () => {
    const calls = new Map(server.app.calls.map((call) => [call.name, call]));
    for (const scope of TOKEN_SCOPES)
      for (const name of CALLS_OF_SCOPE[scope]) {
        const { access, route = '' } = calls.get(name) ?? {};
        expect([name, access === 'open']).toEqual([name, scope === 'public' || scope === 'report']);
        expect(route).not.toMatch(/^(token|a\/(?!check|language|translation\/:))/);
      }
    expect(scopesOf('makeToken')).toEqual([]);
  });

  it('reads cases of the countries of both the person and the token, at each request', async () => {
    for (const place of [{}, { case_location_id: VITI_LEVU }])
      await server.post('cw/pcase/create/', report(place));
    const countries = async (token: string) =>
      (await list(token))
        .json<{ results: { case_country: number }[] }>()
        .results.map((row) => row.case_country);
    expect((await ask({ countries: [3] })).json()).toMatchObject({ fields: { countries: 'unknown_choice' } });
    const [all, none] = [await make(), await make({ countries: [] })];
    expect([await countries(all.token), await countries(none.token)]).toEqual([[4], []]);
    const id = await server.accountId(AS);
    await server.store.tx((trx) =>
      trx.insertInto('user_country').values({ user_id: id, country_id: 3 }).execute(),
    );
    const four = await make({ countries: [4] });
    expect((await countries(all.token)).sort()).toEqual([3, 4]);
    expect(await countries(four.token)).toEqual([4]);
    await server.store.tx((trx) => trx.deleteFrom('user_group').where('user_id', '=', id).execute());
    expect((await list(all.token)).json()).toMatchObject({ code: 'forbidden' });
    expect((await by(all.token, 'GET', 'config/')).json()).toMatchObject({ code: 'token_scope' });
  });

  it('comes as the password of HTTP Basic, too', async () => {
    const { token } = await make();
    const basic = (text: string) => `Basic ${Buffer.from(`x@y.example:${text}`).toString('base64')}`;
    const asked = (authorization: string) => server.get('cw/case/', { headers: { authorization } });
    expect((await asked(basic(token))).statusCode).toBe(200);
    expect((await asked(basic(DEMO_PASSWORD))).json()).toMatchObject({ code: 'token_missing' });
    expect((await asked(basic('cgw_other'))).json()).toMatchObject({ code: 'token_ended' });
  });

  it('ends when it is revoked, expires, or its account ends, at the next request', async () => {
    const one = await make({ scopes: ['cases', 'public'] });
    expect(await ended(one.token)).toBeUndefined();
    expect((await server.call('DELETE', `a/token/${one.id}/`, { as: 'moderator' })).statusCode).toBe(200);
    expect(await ended(one.token)).toBeUndefined();
    for (let n = 0; n < 2; n += 1)
      expect((await server.call('DELETE', `a/token/${one.id}/`, { as: AS })).statusCode).toBe(200);
    const refused = await list(one.token);
    expect([refused.statusCode, await ended(one.token)]).toEqual([401, 'token_ended']);
    // Nor does an ended one read as the public, which its program would not notice.
    expect((await by(one.token, 'GET', 'config/')).statusCode).toBe(401);

    const mine = await make();
    expect((await server.mails()).at(-1)?.subject).toContain('A token for programs was created');
    await server.post('a/sign-in/not-me/', { close: true }, { as: AS });
    expect(await ended(mine.token)).toBe('token_ended');
  });

  it('is one of twenty at most of an account, those that ended aside', async () => {
    const user_id = await server.accountId(AS);
    const at = (seconds: number) => new Date(server.clock.now() + seconds * 1000);
    await server.store.tx((trx) =>
      trx
        .insertInto('personal_token')
        .values(
          Array.from({ length: 21 }, (_, n) => ({
            ...{ user_id, scopes: ['public' as const], name: `${n}`, token_hash: digest(`${n}`) },
            ...{ created_at: at(0), expires_at: at(n === 0 ? -1 : DAY_SECONDS) },
            ...{ countries: null, last_used_at: null, revoked_at: null },
          })),
        )
        .execute(),
    );
    const refused = await ask({});
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'token_count' }),
    ]);
    const own = await server.get('a/token/', { as: AS });
    const [first] = own
      .json<{ id: number; expires_at: string }[]>()
      .filter(({ expires_at }) => expires_at > at(0).toISOString());
    await server.call('DELETE', `a/token/${first?.id}/`, { as: AS });
    expect((await ask({})).statusCode).toBe(201);
  });

  it('ends on its day', async () => {
    const short = await make({ days: 1 });
    server.clock.pass(DAY_SECONDS - 1);
    expect(await ended(short.token)).toBeUndefined();
    server.clock.pass(1);
    expect(await ended(short.token)).toBe('token_ended');
  });

  it('ends with a closed account, and stays ended when it opens again', async () => {
    const { token } = await make();
    const path = `a/users/${await server.accountId(AS)}/`;
    await server.change('PATCH', path, { as: 'users_manager', body: { is_active: false } });
    expect(await ended(token)).toBe('token_ended');
    await server.change('PATCH', path, { as: 'users_manager', body: { is_active: true } });
    expect(await ended(token)).toBe('token_ended');
  });

  it('is made after a second factor alone', async () => {
    const body = { name: 'x', scopes: ['cases'], countries: null, days: 1 };
    const without = await server.post(
      'a/token/',
      { ...body, proof: { password: DEMO_PASSWORD } },
      { as: 'admin' },
    );
    expect([without.statusCode, without.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'factor_first' }),
    ]);
    expect((await ask({ proof: { password: DEMO_PASSWORD } })).json()).toMatchObject({
      fields: { code: 'required' },
    });
    expect((await ask({ proof: { code: '000000' } })).json()).toMatchObject({ code: 'factor_wrong' });
    expect((await ask({ days: 366 })).statusCode).toBe(400);
    expect((await ask({ scopes: [] })).statusCode).toBe(400);
    expect((await server.get('a/token/', { as: AS })).json()).toEqual([]);
  });

  it('says when it was used, and the trail says by which token', async () => {
    await server.post('cw/pcase/create/', report());
    const { token, expires_at } = await make({ name: ' Nightly ', scopes: ['export', 'report'] });
    expect(Date.parse(expires_at)).toBe(server.clock.now() + 30 * DAY_SECONDS * 1000);
    const sent = { format: 'data', language: 'en_US' };
    expect((await by(token, 'POST', 'cw/case/export/', sent)).statusCode).toBe(200);
    expect((await by(token, 'POST', 'cw/case/export/', { ...sent, contact: true })).json()).toMatchObject({
      code: 'token_scope',
    });
    expect((await by(token, 'POST', 'cw/pcase/create/', report())).statusCode).toBe(201);
    const used = new Date(server.clock.now()).toISOString();
    const tokens = await server.get('a/token/', { as: AS });
    expect(tokens.json()).toEqual([expect.objectContaining({ name: 'Nightly', last_used_at: used })]);
    const id = await server.accountId(AS);
    const lines = await server.store.read
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('user_id', '=', id)
      .where('action', 'in', ['export_cases', 'add', 'token_make'])
      .orderBy('id')
      .execute();
    expect(lines.map(({ action, after }) => [action, (after as { token?: string }).token])).toEqual([
      ['token_make', 'Nightly'],
      ['export_cases', 'Nightly'],
      ['add', 'Nightly'],
    ]);
  });

  it('stands as text in no log, list, export, trail or table', async () => {
    const { token, id } = await make({ scopes: ['cases', 'export'] });
    await list(token);
    const exported = await by(token, 'POST', 'cw/case/export/', { format: 'data', language: 'en_US' });
    const listed = await server.get('a/token/', { as: AS });
    const trail = await server.get('a/audit/log/?kind=user', { as: 'users_manager' });
    await server.call('DELETE', `a/token/${id}/`, { as: AS });
    await list(token);
    for (const text of [token, token.slice(4)]) {
      for (const seen of [logged, exported.body, listed.body, trail.body]) expect(seen).not.toContain(text);
      expect(await placesOf(server.store, [text])).toEqual([]);
    }
    expect(logged).toContain('cw/case/');
    server.clock.pass(DAY_SECONDS + 1);
    await forgetExpiredSessions(server.store, server.clock);
    expect(await server.store.read.selectFrom('personal_token').selectAll().execute()).toEqual([]);
  });
});

it('has a limit of its own', async () => {
  const server = await TestServer.start({ LIMIT_TOKEN_CALLS: '2' });
  const user_id = await server.accountId(AS);
  const end = new Date(server.clock.now() + 1000);
  const row = { user_id, scopes: ['public'], created_at: end, expires_at: end } as const;
  await server.store.tx((trx) =>
    trx
      .insertInto('personal_token')
      .values(
        ['cgw_one', 'cgw_two'].map((name) => ({
          ...{ ...row, scopes: [...row.scopes], name, token_hash: digest(name) },
          ...{ countries: null, last_used_at: null, revoked_at: null },
        })),
      )
      .execute(),
  );
  const status = async (name: string) =>
    (await server.get('config/', { headers: { authorization: `Bearer ${name}` } })).statusCode;
  expect([await status('cgw_one'), await status('cgw_one'), await status('cgw_one')]).toEqual([
    200, 200, 429,
  ]);
  expect(await status('cgw_two')).toBe(200);
  await server.stop();
});
