import * as z from 'zod/mini';
import { defineCall } from '../../api/call';
import { FakeServer } from '../../testing/fakes/fake-server';
import { ApiError } from './api-error';
import { call, setTokenSource, type TokenSource } from './call';

const answer = z.object({ id: z.int() });
const defineTestCall = (access: 'open' | 'connected') =>
  defineCall<void, { a: number }, { id: number }>({
    name: access,
    method: 'POST',
    route: 'y/',
    path: () => 'y/',
    answer,
    access,
    summary: '',
  });
const open = defineTestCall('open');
const loginRequiredCall = defineTestCall('connected');
const callOptions = { params: undefined, body: { a: 1 } };

let server: FakeServer;
const source = { known: true, token: jest.fn(), renew: jest.fn(), askLogin: jest.fn(), recheck: jest.fn() };

beforeEach(() => {
  server = new FakeServer();
  jest.resetAllMocks();
  source.token.mockResolvedValue('old');
  source.renew.mockResolvedValue('new');
  setTokenSource(source as unknown as TokenSource);
});
afterEach(() => setTokenSource(undefined));

const refuse = (status: number, code: string) =>
  server.on('POST', 'y/', { status, data: { code, message: '' } });
const tokens = () => server.requests.map(({ headers }) => headers.Authorization);

test.each([
  [400, 'invalid_body'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [429, 'too_many_requests'],
  [500, 'server_error'],
  [503, 'server_error'],
])('a response with status %i neither repeats the call nor renews the token', async (status, code) => {
  refuse(status, code);
  await expect(call(loginRequiredCall, callOptions)).rejects.toMatchObject({ status, code });
  expect(tokens()).toEqual(['Bearer old']);
  expect(source.renew).not.toHaveBeenCalled();
});

test('a lost response is not repeated: the server may have received the call', async () => {
  server.down = true;
  await expect(call(loginRequiredCall, callOptions)).rejects.toMatchObject({ code: 'network' });
  expect(tokens()).toHaveLength(1);
  expect(source.renew).not.toHaveBeenCalled();
});

test('an error in our own code is not repeated', async () => {
  server.on('POST', 'y/', () => {
    throw new TypeError('broken');
  });
  await expect(call(loginRequiredCall, callOptions)).rejects.toThrow('broken');
  expect(tokens()).toHaveLength(1);
});

test('a renewed token that is refused too is not renewed again', async () => {
  refuse(401, 'token_invalid');
  await expect(call(loginRequiredCall, callOptions)).rejects.toMatchObject({ status: 401 });
  expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
  expect(source.renew).toHaveBeenCalledTimes(1);
});

test('without another token the call is aborted silently, and a login requested', async () => {
  refuse(401, 'token_invalid');
  source.renew.mockResolvedValue(null);
  const refused = await call(loginRequiredCall, callOptions).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'aborted', aborted: true });
  expect(source.askLogin).toHaveBeenCalledTimes(1);
  expect(tokens()).toHaveLength(1);
});

test('a public call continues without a token, and requests no login', async () => {
  source.renew.mockResolvedValue(null);
  server.on('POST', 'y/', ({ headers }) =>
    headers.Authorization ? { status: 401, data: { code: 'token_invalid' } } : { data: { id: 5 } },
  );
  await expect(call(open, callOptions)).resolves.toEqual({ id: 5 });
  expect(tokens()).toEqual(['Bearer old', undefined]);
  expect(source.askLogin).not.toHaveBeenCalled();
});

test('a failed login is an answer, not an expired token', async () => {
  source.known = false;
  refuse(401, 'invalid_login');
  await expect(call(open, callOptions)).rejects.toMatchObject({ code: 'invalid_login' });
  source.known = true;
  await expect(call(open, { ...callOptions, anonymous: true })).rejects.toMatchObject({
    code: 'invalid_login',
  });
  expect(source.renew).not.toHaveBeenCalled();
  expect(tokens()).toEqual([undefined, undefined]);
});
