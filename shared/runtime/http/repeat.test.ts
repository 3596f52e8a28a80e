import * as z from 'zod/mini';
import { defineCall } from '../../api/call';
import { FakeServer } from '../../testing/fakes/fake-server';
import { ApiError } from './api-error';
import { call, setTokenSource, type TokenSource } from './call';

const answer = z.object({ id: z.int() });
const make = (access: 'open' | 'connected') =>
  defineCall<void, { a: number }, { id: number }>({
    name: access,
    method: 'POST',
    route: 'y/',
    path: () => 'y/',
    answer,
    access,
    summary: '',
  });
const open = make('open');
const closed = make('connected');
const how = { params: undefined, body: { a: 1 } };

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
])('an answer of %i is neither repeated nor a reason to renew the token', async (status, code) => {
  refuse(status, code);
  await expect(call(closed, how)).rejects.toMatchObject({ status, code });
  expect(tokens()).toEqual(['Bearer old']);
  expect(source.renew).not.toHaveBeenCalled();
});

test('no answer at all is not repeated: the server may have taken it', async () => {
  server.down = true;
  await expect(call(closed, how)).rejects.toMatchObject({ code: 'network' });
  expect(tokens()).toHaveLength(1);
  expect(source.renew).not.toHaveBeenCalled();
});

test('a fault of ours is not repeated', async () => {
  server.on('POST', 'y/', () => {
    throw new TypeError('broken');
  });
  await expect(call(closed, how)).rejects.toThrow('broken');
  expect(tokens()).toHaveLength(1);
});

test('a renewed token that is refused as well is not renewed again', async () => {
  refuse(401, 'token_invalid');
  await expect(call(closed, how)).rejects.toMatchObject({ status: 401 });
  expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
  expect(source.renew).toHaveBeenCalledTimes(1);
});

test('without another token the call is given up silently, and a sign-in asked for', async () => {
  refuse(401, 'token_invalid');
  source.renew.mockResolvedValue(null);
  const refused = await call(closed, how).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'aborted', aborted: true });
  expect(source.askLogin).toHaveBeenCalledTimes(1);
  expect(tokens()).toHaveLength(1);
});

test('an open call goes on without a token when no other can be had, and asks for no sign-in', async () => {
  source.renew.mockResolvedValue(null);
  server.on('POST', 'y/', ({ headers }) =>
    headers.Authorization ? { status: 401, data: { code: 'token_invalid' } } : { data: { id: 5 } },
  );
  await expect(call(open, how)).resolves.toEqual({ id: 5 });
  expect(tokens()).toEqual(['Bearer old', undefined]);
  expect(source.askLogin).not.toHaveBeenCalled();
});

test('a refused sign-in of somebody without a token is an answer, not an expired token', async () => {
  source.known = false;
  refuse(401, 'invalid_login');
  await expect(call(open, how)).rejects.toMatchObject({ code: 'invalid_login' });
  source.known = true;
  await expect(call(open, { ...how, anonymous: true })).rejects.toMatchObject({ code: 'invalid_login' });
  expect(source.renew).not.toHaveBeenCalled();
  expect(tokens()).toEqual([undefined, undefined]);
});
