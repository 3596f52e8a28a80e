import { PASSWORD, TestServer } from './harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const browser = { 'x-session': 'cookie' };

async function login() {
  const body = { username: 'moderator@demo.example', password: PASSWORD };
  const answer = await server.post('token/', body, { headers: browser });
  const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
  const refresh = cookies.get('cig_refresh');
  const csrf = cookies.get('csrftoken');
  if (!refresh || !csrf) throw new Error('a browser needs both cookies');
  return { answer, refresh, csrf, cookie: `cig_refresh=${refresh.value}; csrftoken=${csrf.value}` };
}

it('keeps the refresh token of a browser out of reach of scripts', async () => {
  const { answer, refresh, csrf } = await login();
  expect(Object.keys(answer.json())).toEqual(['access']);
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/token', maxAge: 86_400 });
  expect(csrf).toMatchObject({ sameSite: 'Strict', path: '/' });
  expect(csrf.httpOnly).toBeUndefined();
});

it('takes the cookie only with the token of the same login', async () => {
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

it('asks for the token at logout too, and clears both cookies', async () => {
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

it('says that nothing was presented', async () => {
  expect((await server.call('POST', 'token/refresh/')).json().code).toBe('token_missing');
});
