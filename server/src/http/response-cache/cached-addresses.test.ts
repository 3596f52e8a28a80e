import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { CachedAddresses } from './cached-addresses';
import type { CachedResponse } from './response-cache';

const URL = '/api/cw/summary/?country=4';
const BODY = Buffer.from('{"cases":1}');

describe('a cached response', () => {
  let app: FastifyInstance;
  let told: string[];
  let current: CachedResponse | null;

  beforeEach(async () => {
    told = [];
    current = {
      body: { version: '1', tag: 'W/"v1"', br: Buffer.from('b'), gzip: null, identity: BODY },
      headers: { 'x-sync-at': '7' },
    };
    const first = current;
    const cachedAddresses = new CachedAddresses();
    app = fastify();
    app.addHook('onRequest', cachedAddresses.hook);
    app.addHook('onResponse', async (asked, reply) => {
      told.push(`${asked.id} ${asked.routeOptions.url} ${reply.statusCode}`);
    });
    app.all('/api/cw/summary/', async (asked, reply) => {
      reply.header('cache-control', 'public, no-cache').header('date', 'then');
      cachedAddresses.add(asked, reply, first, () => current);
      return 'application';
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await ask();
    told = [];
  });

  afterEach(() => app.close());

  async function ask(headers: Record<string, string> = {}, method = 'GET', path = URL) {
    const { port } = app.server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    sent.end();
    const [response] = await once(sent, 'response');
    let body = '';
    for await (const part of response) body += part;
    return { status: response.statusCode, body, headers: response.headers };
  }

  it('a cached response is sent with its original headers, and log and metrics count it', async () => {
    const { status, body, headers } = await ask();
    expect([status, body]).toEqual([200, BODY.toString()]);
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'x-sync-at': '7',
      etag: 'W/"v1"',
      'content-length': String(BODY.length),
    });
    expect(headers.date).not.toBe('then');
    expect(told).toEqual([`${headers['x-request-id']} /api/cw/summary/ 200`]);
  });

  it('a client that has the cached response gets a 304', async () => {
    const { status, body, headers } = await ask({ 'if-none-match': '"v0", W/"v1"' });
    expect([status, body, headers['content-length'], headers['content-type']]).toEqual([
      304,
      '',
      undefined,
      undefined,
    ]);
    expect((await ask({ 'if-none-match': 'W/"v0"' })).status).toBe(200);
  });

  it.each<[string, Record<string, string>, string?, string?]>([
    ['who is signed in', { authorization: 'Bearer x' }],
    ['another site', { origin: 'https://other.example' }],
    ['a body', { 'content-length': '0' }],
    ['POST', {}, 'POST'],
    ['another address', {}, 'GET', '/api/cw/summary/?country=5'],
    ['an encoding that is not at hand', { 'accept-encoding': 'gzip' }],
  ])('leaves %s to the application', async (_, headers, method = 'GET', path = URL) => {
    expect((await ask(headers, method, path)).body).toBe('application');
  });

  it('leaves HEAD to the application', async () => {
    expect((await ask({}, 'HEAD')).headers['x-sync-at']).toBeUndefined();
  });

  it('an outdated cached response is left to the application', async () => {
    const before = current;
    current = null;
    expect((await ask()).body).toBe('application');
    current = before;
    expect((await ask()).body).toBe(BODY.toString());
  });

  it('cached headers differ by encoding and by response', async () => {
    const br = await ask({ 'accept-encoding': 'gzip, br' });
    expect([br.body, br.headers['content-length'], br.headers['content-encoding']]).toEqual(['b', '1', 'br']);
    await ask();
    current = { body: { ...(current as CachedResponse).body, tag: 'W/"v2"' }, headers: { 'x-sync-at': '8' } };
    const { headers } = await ask();
    expect([headers.etag, headers['x-sync-at'], headers['content-encoding']]).toEqual([
      'W/"v2"',
      '8',
      undefined,
    ]);
  });
});
