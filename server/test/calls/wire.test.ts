import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { TestServer } from '../support/harness';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await TestServer.start();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.stop());

const SHAPE = { code: expect.any(String), message: expect.any(String) };

/** Response to a client that writes its whole body before reading. */
function post(body: string): Promise<{ status: number | undefined; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const options = { port, host: '127.0.0.1', path: '/api/cw/contact/', method: 'POST', headers };
  return new Promise((resolve, reject) => {
    const sending = request({ ...options, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Raw response to raw bytes. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (heard += part.toString()));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

it('lets the sender of a body of 5 MB read the response', async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => post('x'.repeat(5_000_000))));
  for (const { status, text } of responses) {
    expect([status, JSON.parse(text)]).toEqual([413, { ...SHAPE, code: 'body_too_large' }]);
  }
});

it.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
  ['an unknown method', 'FOO /api/config/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a NUL in a header', 'GET /api/config/ HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/token/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'z'.repeat(40_000)}\r\n\r\n`, 431],
])('refuses %s in the usual format', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual(SHAPE);
});
