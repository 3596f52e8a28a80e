import * as z from 'zod/mini';
import { defineCall } from '../../api/call';
import { FakeServer } from '../../testing/fakes/fake-server';
import { ApiError } from './api-error';
import { call, setTokenSource, type TokenSource } from './call';
import { hostCookie, writeCookie } from './cookies';

const answer = z.object({ id: z.int() });
const open = defineCall<void, void, { id: number }>({
  name: 'open',
  method: 'GET',
  route: 'x/',
  path: () => 'x/',
  answer,
  access: 'open',
  summary: '',
});
const loginRequiredCall = defineCall<void, { a: number }, { id: number }>({
  name: 'closed',
  method: 'POST',
  route: 'y/',
  path: () => 'y/',
  answer,
  access: 'connected',
  summary: '',
});

let server: FakeServer;
const source = { known: true, token: jest.fn(), renew: jest.fn(), askLogin: jest.fn(), recheck: jest.fn() };

beforeEach(() => {
  server = new FakeServer();
  jest.resetAllMocks();
  source.known = true;
  setTokenSource(source as unknown as TokenSource);
});
afterEach(() => setTokenSource(undefined));

test('a call carries the token, the version and the CSRF token', async () => {
  source.token.mockResolvedValue('t1');
  writeCookie('csrftoken', 'c1', 60);
  server.on('POST', 'y/', { data: { id: 3 } });
  await expect(call(loginRequiredCall, { params: undefined, body: { a: 1 }, ifVersion: 4 })).resolves.toEqual(
    { id: 3 },
  );
  expect(server.requests[0]?.headers).toMatchObject({
    Authorization: 'Bearer t1',
    'If-Match': '"4"',
    'X-CSRFToken': 'c1',
  });
  expect(server.requests[0]?.body).toEqual({ a: 1 });
});

test('cookies of the host have the protecting prefix over https', () => {
  expect([hostCookie('csrftoken', 'https:'), hostCookie('csrftoken', 'http:')]).toEqual([
    '__Host-csrftoken',
    'csrftoken',
  ]);
});

test('without a token the call is aborted silently and a login requested', async () => {
  source.token.mockResolvedValue(null);
  await expect(call(loginRequiredCall, { params: undefined, body: { a: 1 } })).rejects.toMatchObject({
    code: 'aborted',
  });
  expect(server.requests).toHaveLength(0);
  expect(source.askLogin).toHaveBeenCalledTimes(1);
});

test('a public call of a visitor needs no token', async () => {
  source.known = false;
  server.on('GET', 'x/', { data: { id: 1 } });
  await call(open, { params: undefined });
  expect(source.token).not.toHaveBeenCalled();
  expect(server.requests[0]?.headers.Authorization).toBeUndefined();
});

test('a refused token is renewed once and the call repeated', async () => {
  source.token.mockResolvedValue('old');
  source.renew.mockResolvedValue('new');
  server.on('POST', 'y/', (sent) =>
    sent.headers.Authorization === 'Bearer new'
      ? { data: { id: 9 } }
      : { status: 401, data: { code: 'token_invalid' } },
  );
  await expect(call(loginRequiredCall, { params: undefined, body: { a: 1 } })).resolves.toEqual({ id: 9 });
  expect(source.renew).toHaveBeenCalledWith('old');
});

test('an error response keeps its code, fields and Retry-After', async () => {
  source.known = false;
  server.on('GET', 'x/', {
    status: 429,
    data: { code: 'too_many_requests', message: '' },
    headers: { 'Retry-After': '30' },
  });
  await expect(call(open, { params: undefined })).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
    retryAfter: 30,
  });
  server.on('GET', 'x/', {
    status: 400,
    data: { code: 'invalid_body', message: '', fields: { age: 'wrong_type' } },
  });
  const refused = await call(open, { params: undefined }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ fields: { age: 'wrong_type' } });
  server.on('GET', 'x/', { status: 502, data: '<html>' });
  await expect(call(open, { params: undefined })).rejects.toMatchObject({ code: 'unavailable' });
});

test('a response that does not match its schema fails in tests', async () => {
  source.known = false;
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.on('GET', 'x/', { data: { id: 'one' } });
  await expect(call(open, { params: undefined })).rejects.toMatchObject({ code: 'answer_invalid' });
  noise.mockRestore();
});
