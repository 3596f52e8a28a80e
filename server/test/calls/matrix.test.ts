import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import { ROLE_IDS, roleName } from '@ciguawatch/shared/contract/access/roles';
import type { AnyCall } from '../../src/http/registered';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** An address of a call with an id that nothing has. */
const pathOf = (call: AnyCall): string =>
  call.route
    .replace(':id', '999999999')
    .replace(':code', 'fr_FR')
    .replace(':kind', 'case')
    .replace(':key', 'list');

/** Open calls are sent without an account, because one of them is the logout. */
const account = (call: AnyCall): { as?: string } => (call.access === 'open' ? {} : { as: 'admin' });

describe('every call requires the access it declares', () => {
  it('for nobody', async () => {
    for (const call of server.app.calls.filter((each) => each.access !== 'open')) {
      const response = await server.call(call.method, pathOf(call));
      expect([call.name, response.statusCode, response.json().code]).toEqual([
        call.name,
        401,
        'token_missing',
      ]);
    }
  });

  it.each(ROLE_IDS.map((id) => [roleName(id), id] as const))('of %s', async (name, id) => {
    for (const call of server.app.calls.filter((each) => each.access !== 'open')) {
      const response = await server.call(call.method, pathOf(call), { as: name });
      const allowed = meetsAccess(call.access, [id]);
      const refused = response.statusCode === 403 && response.json().code === 'forbidden';
      expect([call.name, refused]).toEqual([call.name, !allowed]);
      expect(response.statusCode).toBeLessThan(500);
    }
  });

  it('for an account without roles, a bad token, a closed account', async () => {
    const token = await server.token('moderator');
    const ask = (authorization: string) => server.get('a/getme/', { headers: { authorization } });
    expect((await ask(`Bearer ${token}x`)).json().code).toBe('token_invalid');
    const set = (is_active: boolean) =>
      byHand(server.store)
        .updateTable('app_user')
        .set({ is_active })
        .where('email', 'like', 'moderator%')
        .execute();
    await set(false);
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
    await set(true);
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    await byHand(server.store).deleteFrom('user_group').execute();
    const refused = await server.get('cw/case/', { as: 'cases_editor' });
    expect(refused.statusCode).toBe(403);
    await server.reset();
  });
});

describe('bad input to every call', () => {
  const hostile = [
    null,
    5,
    'text',
    [],
    {},
    { id: "1' or '1'='1" },
    { a: { b: [1] } },
    { __proto__x: '\u0000' },
  ];

  it('is a 4xx in the usual format, never a 5xx, and reveals nothing of the inside', async () => {
    for (const call of server.app.calls.filter((each) => each.body)) {
      for (const body of hostile) {
        const response = await server.call(call.method, pathOf(call), {
          ...account(call),
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        if (response.statusCode < 400) continue;
        expect([call.name, response.statusCode < 500]).toEqual([call.name, true]);
        expect(response.json()).toEqual(
          expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
        );
        expect(response.body).not.toMatch(/node_modules|at \w+ \(|select |insert /);
      }
    }
  });

  it('names broken JSON, a body of 5 MB and a foreign format', async () => {
    for (const call of server.app.calls.filter((each) => each.body)) {
      const send = (payload: string, type: string) =>
        server.call(call.method, pathOf(call), {
          ...account(call),
          payload,
          headers: { 'content-type': type },
        });
      const codes = [
        (await send('{"a":', 'application/json')).json().code,
        (await send(JSON.stringify('x'.repeat(5_000_000)), 'application/json')).json().code,
        (await send('<a/>', 'application/xml')).json().code,
      ];
      expect([call.name, ...codes]).toEqual([
        call.name,
        'invalid_json',
        'body_too_large',
        'unsupported_media_type',
      ]);
    }
  });

  it('refuses invalid path and query values', async () => {
    for (const call of server.app.calls.filter((each) => each.params)) {
      const path = call.route.replace(/:\w+/g, encodeURIComponent("1' or 1=1"));
      const response = await server.call(call.method, path, { as: 'admin', headers: { 'if-match': '"1"' } });
      expect([call.name, response.statusCode]).toEqual([call.name, 400]);
    }
  });
});
