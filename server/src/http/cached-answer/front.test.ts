import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Front, type Fronted } from './front';
import type { Answer } from './kept-answers';

const URL = '/api/cw/summary/?country=4';
const BODY = Buffer.from('{"cases":1}');

describe('the front', () => {
  let server: Server;
  let told: Fronted[];
  let front: Front;
  let current: Answer | null;

  beforeEach(async () => {
    told = [];
    current = {
      ready: { version: 'v1', br: Buffer.from('b'), gzip: null, identity: BODY },
      headers: { 'x-sync-at': '7' },
    };
    server = createServer((_, answer) => answer.end('application'));
    front = new Front((answered) => told.push(answered));
    front.before(server);
    const asked = {
      raw: { url: URL, method: 'GET', headers: {} },
      routeOptions: { url: '/api/cw/summary/' },
    };
    const reply = { getHeaders: () => ({ 'cache-control': 'public, no-cache', date: 'then' }) };
    front.keep(asked as unknown as FastifyRequest, reply as unknown as FastifyReply, current, () => current);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(() => server.close());

  async function ask(headers: Record<string, string> = {}, method = 'GET', path = URL) {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const part of answer) body += part;
    return { status: answer.statusCode, body, headers: answer.headers };
  }

  it('answers what was answered before, with the headers that it had', async () => {
    const { status, body, headers } = await ask();
    expect([status, body]).toEqual([200, BODY.toString()]);
    expect(headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'x-sync-at': '7',
      etag: 'W/"v1"',
      'content-length': String(BODY.length),
    });
    expect(headers.date).not.toBe('then');
    expect(told).toEqual([
      { id: headers['x-request-id'], route: '/api/cw/summary/', status: 200, ms: expect.any(Number) },
    ]);
  });

  it('says that nothing has changed, and nothing else', async () => {
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
    ['a body of unknown length', { 'transfer-encoding': 'chunked' }],
    ['an expectation', { expect: '100-continue' }],
    ['HEAD', {}, 'HEAD'],
    ['POST', {}, 'POST'],
    ['another address', {}, 'GET', '/api/cw/summary/?country=5'],
    ['an encoding that is not at hand', { 'accept-encoding': 'gzip' }],
  ])('leaves %s to the application', async (_, headers, method = 'GET', path = URL) => {
    const { body } = await ask(headers, method, path);
    expect(body).toBe(method === 'HEAD' ? '' : 'application');
    expect(told).toEqual([]);
  });

  it('leaves to the application what is not current any more, and everything once it is closed', async () => {
    const before = current;
    current = null;
    expect((await ask()).body).toBe('application');
    current = before;
    expect((await ask()).body).toBe(BODY.toString());
    front.close();
    expect((await ask()).body).toBe('application');
  });

  it('sends the best compression once it has come in place of the quick one', async () => {
    expect((await ask({ 'accept-encoding': 'br' })).body).toBe('b');
    if (current) current.ready.br = Buffer.from('better');
    const { body, headers } = await ask({ 'accept-encoding': 'gzip, br' });
    expect([body, headers['content-length'], headers['content-encoding']]).toEqual(['better', '6', 'br']);
  });
});
