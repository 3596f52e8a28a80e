import { countryFile } from './places/country-file';
import { byHand } from './support/by-hand';
import { TestServer } from './support/harness';

const COUNTRIES = { PF: { emergency: '15' }, FJ: { emergency: '911', outbreakThreshold: 8 } };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    CORS_ORIGINS: 'https://app.example',
    COUNTRY_NUMBERS: countryFile(COUNTRIES),
  });
});
afterAll(() => server.stop());

it('is healthy once the database answers', async () => {
  expect((await server.get('health/')).json()).toMatchObject({ status: 'ok' });
});

it('returns the configuration that the portal loads first, at the time of the injected clock', async () => {
  const response = await server.get('config/');
  expect(response.json()).toMatchObject({
    demo: true,
    default_country: 4,
    emergency: { '4': '15', '3': '911' },
    numbers: { '4': {}, '3': { outbreakThreshold: 8 } },
    map: null,
  });
  expect(response.json().now).toBe(new Date(server.clock.now()).toISOString());
});

it('describes every call', async () => {
  const { paths } = (await server.get('docs/json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  // Two calls of one address may name its parameter differently, of which the description knows one.
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':')}`),
  );
  const calls = server.app.calls.map(({ method, route }) => `${method} /api/${route.replace(/:\w+/g, ':')}`);
  expect(described.sort()).toEqual(calls.sort());
  expect((await server.get('docs/calls/')).statusCode).toBe(200);
});

it('accepts addresses with and without the last slash', async () => {
  expect((await server.get('config')).statusCode).toBe(200);
  expect((await server.get('config/')).statusCode).toBe(200);
});

it('names the methods of an address', async () => {
  const response = await server.call('DELETE', 'config/');
  expect([response.statusCode, response.headers.allow, response.json().code]).toEqual([
    405,
    'GET',
    'method_not_allowed',
  ]);
});

it('treats OPTIONS as a call, and only a true preflight as a preflight', async () => {
  const origin = { origin: 'https://app.example' };
  const call = await server.call('OPTIONS', 'cw/case/', { headers: origin });
  expect(call.statusCode).toBe(200);
  expect(call.headers['access-control-allow-origin']).toBe('https://app.example');
  expect(call.json()).toBeInstanceOf(Object);
  const ask = { ...origin, 'access-control-request-method': 'PATCH' };
  const preflight = await server.call('OPTIONS', 'cw/case/1/', { headers: ask });
  expect(preflight.statusCode).toBe(204);
  const foreign = await server.call('OPTIONS', 'cw/case/1/', {
    headers: { ...ask, origin: 'https://evil.example' },
  });
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

it('lets other sites read the headers of a list, and caches distinguish them', async () => {
  const ask = (path: string) =>
    server.get(path, { headers: { origin: 'https://app.example', 'accept-encoding': 'br' } });
  for (const path of ['cw/caselist/?chunk=0', 'cw/location/', 'a/check/location/?after=1970-01-01']) {
    const { headers } = await ask(path);
    const told = String(headers.vary).toLowerCase().split(/, */).sort();
    expect([path, told]).toEqual([path, ['accept-encoding', 'origin']]);
  }
  const { headers } = await ask('cw/caselist/?chunk=0');
  const exposed = String(headers['access-control-expose-headers']).split(/, */);
  expect(exposed).toEqual(
    expect.arrayContaining(['X-Columns', 'X-Chunks', 'X-Sync-At', 'ETag', 'Retry-After']),
  );
  expect(headers['x-chunks']).toBe('1');
});

it('refuses an undecodable address with 400', async () => {
  const response = await server.get('%zz');
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_body']);
});

describe('the history of an object', () => {
  const entry = {
    at: new Date('2026-01-01T00:00:00Z'),
    user_id: null,
    action: 'change',
    before: null,
    after: null,
  };
  const change = (kind: string, country: number | null) => ({ ...entry, kind, object_id: '7', country });
  beforeAll(async () => {
    await byHand(server.store)
      .insertInto('audit')
      .values([change('case', 4), change('case', 3), change('specie', null)])
      .execute();
  });

  it('is read by the roles of its kind, within their countries', async () => {
    const seen = async (as: string) =>
      (await server.get('a/audit/?kind=case&id=7', { as })).json<unknown[]>().length;
    expect([await seen('cases_editor'), await seen('cases_editor.fj'), await seen('admin')]).toEqual([
      1, 1, 2,
    ]);
    expect((await server.get('a/audit/?kind=case&id=7', { as: 'moderator' })).statusCode).toBe(403);
    expect((await server.get('a/audit/?kind=specie&id=7', { as: 'moderator' })).json()).toHaveLength(1);
    expect((await server.get('a/audit/?kind=nothing&id=7', { as: 'admin' })).json().fields).toEqual({
      kind: 'unknown_choice',
    });
  });

  it('names its object by text, and stays as it was written', async () => {
    const object_id = 'ty_PF/report/title';
    const hand = byHand(server.store);
    await hand
      .insertInto('audit')
      .values({ ...change('translation', null), object_id })
      .execute();
    const asked = `a/audit/?kind=translation&id=${encodeURIComponent(object_id)}`;
    expect((await server.get(asked, { as: 'global_translator' })).json()).toMatchObject([{ object_id }]);
    const edit = hand.updateTable('audit').set({ action: 'other' }).where('object_id', '=', object_id);
    await expect(edit.execute()).rejects.toThrow('cannot be changed');
    await expect(hand.deleteFrom('audit').execute()).rejects.toThrow('cannot be changed');
  });
});
