import { CALLS_OF_SCOPE } from '@ciguawatch/shared/contract/access/token-scopes';
import { deployTexts } from '../plain/portal-texts';
import { TestServer } from '../support/harness';

/** A page of another site on the same machine. */
const ORIGIN = 'http://127.0.0.1:4321';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  deployTexts(server);
});
afterAll(() => server.stop());

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'OPTIONS' = 'GET') =>
  server.app.inject({ method, url, headers: { origin: ORIGIN, ...headers } });

/** What tells a browser whether a page of another site may read an answer. */
const opening = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
  headers['cross-origin-resource-policy'],
];
const OPEN = ['*', undefined, 'cross-origin'];
const CLOSED = [undefined, undefined, 'same-origin'];

it.each([
  '/api/cw/caselist/?chunk=0',
  '/api/cw/location/',
  '/api/cw/summary/',
  '/api/config/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/plain/stats.csv',
  '/island/rapa.json',
  '/ogc/',
  '/ogc/collections/cases/items',
])('a page of another site reads %s, without cookies', async (url) => {
  const response = await ask(url, { cookie: 'cw_refresh=a' });
  expect([response.statusCode, opening(response)]).toEqual([200, OPEN]);
});

it('reads the headers of the list, and what a refusal says', async () => {
  const list = await ask('/api/cw/caselist/?chunk=0');
  expect(list.headers['access-control-expose-headers']).toContain('X-Columns');
  const refused = await ask('/api/cw/caselist/?chunk=99');
  expect([refused.statusCode, refused.json().code, opening(refused)]).toEqual([404, 'not_found', OPEN]);
});

it('names the terms of reuse, and the licence of each outline', async () => {
  const terms = `<${server.deps.config.publicUrl}/legal/terms-of-use>; rel="license"`;
  for (const url of ['/api/cw/caselist/?chunk=0', '/api/cw/summary/', '/plain/stats.csv', '/island/rapa.csv'])
    expect([url, (await ask(url)).headers.link]).toEqual([url, terms]);
  expect((await ask('/plain/stats.json')).json().source.terms).toContain('/legal/terms-of-use');
  const [rapa] = (await ask('/api/cw/location/?geom=true&ids=69')).json();
  expect(rapa).toMatchObject({ source: expect.any(String), licence: expect.any(String) });
  expect((await ask('/api/cw/location/?ids=69')).json()[0]).not.toHaveProperty('licence');
});

it('lists the countries with their numbers and their ids as places', async () => {
  const countries = (await ask('/api/cw/country/')).json<{ country: number; place: number }[]>();
  expect(countries.map(({ country }) => country)).toContain(4);
  const places = (await ask('/api/cw/location/')).json<{ id: number; type: string; country: number }[]>();
  const expected = places.filter(({ type }) => type === 'C').map(({ id, country }) => [country, id]);
  expect(countries.map(({ country, place }) => [country, place]).sort()).toEqual(expected.sort());
});

it('reads it from the memory of the server, too', async () => {
  await ask('/api/cw/caselist/?chunk=0');
  // Requests without an origin are answered without the hooks.
  for (const _ of [1, 2]) expect(opening(await server.app.inject('/api/cw/caselist/?chunk=0'))).toEqual(OPEN);
});

it('may ask whether the list changed, and for nothing else', async () => {
  const may = (method: string, url = '/api/cw/caselist/') =>
    ask(
      url,
      { 'access-control-request-method': method, 'access-control-request-headers': 'if-none-match' },
      'OPTIONS',
    );
  const { statusCode, headers } = await may('GET');
  expect([
    statusCode,
    headers['access-control-allow-methods'],
    headers['access-control-allow-headers'],
  ]).toEqual([204, 'GET', 'If-None-Match']);
  // The form parameters are public, the list under the same address is not.
  expect((await may('GET', '/api/cw/case/')).headers['access-control-allow-headers']).toBeUndefined();
  for (const [method, url] of [
    ['POST', '/api/cw/pcase/create/'],
    ['POST', '/api/cw/caselist/'],
  ] as const)
    expect([url, (await may(method, url)).headers['access-control-allow-origin']]).toEqual([url, undefined]);
});

it('no call but the public reads opens itself', async () => {
  const others = server.app.calls.filter(({ name }) => !CALLS_OF_SCOPE.public.includes(name));
  expect(others.length).toBeGreaterThan(150);
  const opened = [];
  for (const { method, route, name } of others.filter(({ name }) => name !== 'streamChanges')) {
    const url = `/api/${route.replace(/:\w+/g, '1')}`;
    const response = await server.app.inject({ method: method as 'GET', url, headers: { origin: ORIGIN } });
    if (JSON.stringify(opening(response)) !== JSON.stringify(CLOSED)) opened.push([name, opening(response)]);
  }
  expect(opened).toEqual([]);
});

it.each(['/plain/', '/plain/report', '/api/docs/', '/api/docs/calls/'])(
  'no other site frames %s',
  async (url) => {
    const { headers } = await ask(url);
    expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors '(none|self)'/);
    expect(opening({ headers })).toEqual(CLOSED);
  },
);

it('a configured site keeps its own headers, with credentials', async () => {
  const configured = await TestServer.start({ CORS_ORIGINS: 'https://app.example' });
  const read = (origin: string) =>
    configured.app.inject({ url: '/api/cw/summary/', headers: { origin } }).then(opening);
  expect(await read('https://app.example')).toEqual(['https://app.example', 'true', 'cross-origin']);
  expect(await read(ORIGIN)).toEqual(OPEN);
  await configured.stop();
});
