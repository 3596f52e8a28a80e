import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const browser = { 'x-session': 'cookie' };

async function login() {
  const body = { username: 'moderator@demo.example', password: DEMO_PASSWORD };
  const response = await server.post('token/', body, { headers: browser });
  const cookies = new Map(response.cookies.map((cookie) => [cookie.name, cookie]));
  const refresh = cookies.get('cig_refresh');
  const csrf = cookies.get('csrftoken');
  if (!refresh || !csrf) throw new Error('a browser needs both cookies');
  return { response, refresh, csrf, cookie: `cig_refresh=${refresh.value}; csrftoken=${csrf.value}` };
}

it('keeps the refresh token of a browser out of reach of scripts', async () => {
  const { response, refresh, csrf } = await login();
  expect(Object.keys(response.json())).toEqual(['access']);
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/token', maxAge: 86_400 });
  expect(csrf).toMatchObject({ sameSite: 'Strict', path: '/' });
  expect(csrf.httpOnly).toBeUndefined();
});

it('accepts the cookie only with the CSRF token of the same login', async () => {
  const mine = await login();
  const other = await login();
  const refresh = (headers: Record<string, string>) =>
    server.call('POST', 'token/refresh/', { headers: { ...browser, ...headers } });
  const none = await refresh({ cookie: mine.cookie });
  const foreign = await refresh({ cookie: mine.cookie, 'x-csrftoken': other.csrf.value });
  expect([none.json().code, foreign.json().code]).toEqual(['csrf_invalid', 'csrf_invalid']);
  const good = await refresh({ cookie: mine.cookie, 'x-csrftoken': mine.csrf.value });
  expect(good.statusCode).toBe(200);
  expect(good.cookies.find((cookie) => cookie.name === 'cig_refresh')?.value).not.toBe(mine.refresh.value);
});

it('requires the CSRF token at logout too, and clears both cookies', async () => {
  const { cookie, csrf } = await login();
  const logout = (headers: Record<string, string>) =>
    server.call('POST', 'token/logout/', { headers: { ...browser, ...headers } });
  expect((await logout({ cookie })).statusCode).toBe(403);
  const done = await logout({ cookie, 'x-csrftoken': csrf.value });
  expect(done.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['cig_refresh', ''],
    ['csrftoken', ''],
  ]);
  const after = await server.call('POST', 'token/refresh/', {
    headers: { ...browser, cookie, 'x-csrftoken': csrf.value },
  });
  expect(after.json().code).toBe('token_invalid');
});

it('reports that no token was sent', async () => {
  expect((await server.call('POST', 'token/refresh/')).json().code).toBe('token_missing');
});

it('never puts a token that came as a cookie into a body, whatever is requested', async () => {
  const { cookie, csrf } = await login();
  const response = await server.call('POST', 'token/refresh/', {
    headers: { cookie, 'x-csrftoken': csrf.value },
  });
  expect([response.statusCode, Object.keys(response.json())]).toEqual([200, ['access']]);
  const successor = response.cookies.find(({ name }) => name === 'cig_refresh');
  expect(successor).toMatchObject({ httpOnly: true, path: '/api/token' });
  expect(response.body).not.toContain(successor?.value);
});

describe('over https', () => {
  let secure: TestServer;
  beforeAll(async () => {
    secure = await TestServer.start({ PUBLIC_URL: 'https://ciguatera.example' });
  });
  afterAll(() => secure.stop());

  it('has cookies that no other host and no page without https can set', async () => {
    const body = { username: 'moderator@demo.example', password: DEMO_PASSWORD };
    const { cookies } = await secure.post('token/', body, { headers: browser });
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Secure-cig_device',
        path: '/api/token',
        secure: true,
        httpOnly: true,
      }),
      expect.objectContaining({
        name: '__Secure-cig_refresh',
        path: '/api/token',
        secure: true,
        httpOnly: true,
      }),
      expect.objectContaining({ name: '__Host-csrftoken', path: '/', secure: true }),
    ]);
    expect(cookies.every(({ domain }) => domain === undefined)).toBe(true);
    const [, refresh, csrf] = cookies.map(({ value }) => value);
    const ask = (cookie: string) =>
      secure.call('POST', 'token/refresh/', { headers: { ...browser, cookie, 'x-csrftoken': csrf ?? '' } });
    expect((await ask(`cig_refresh=${refresh}`)).json().code).toBe('token_missing');
    expect((await ask(`__Secure-cig_refresh=${refresh}`)).statusCode).toBe(200);
    const done = await secure.call('POST', 'token/logout/', {
      headers: { cookie: `__Secure-cig_refresh=${refresh}`, 'x-csrftoken': csrf ?? '' },
    });
    expect(done.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Secure-cig_refresh', ''],
      ['__Host-csrftoken', ''],
    ]);
  });
});
