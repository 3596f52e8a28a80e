import { autorun } from 'mobx';
import { ROLE } from '../../contract/access/roles';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { clearToken } from './internal/access-token';
import { Session } from './session';

let server: FakeServer;
let session: Session;

beforeEach(() => {
  localStorage.clear();
  clearToken();
  server = new FakeServer().on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.cases_editor] }) });
  server.on('POST', 'token/', { data: { access: fakeToken('first') } });
  server.on('POST', 'token/logout/', { data: {} });
  session = new Session();
});

test('a screen follows the signed-in account, and where a sign-in was needed', async () => {
  const seen: unknown[] = [];
  const stops = [
    autorun(() => seen.push(session.state)),
    autorun(() => seen.push(session.user?.id ?? null)),
    autorun(() => seen.push(session.loginWanted)),
  ];
  expect(seen.splice(0)).toEqual(['starting', null, null]);
  await session.login('hina@example.org', 'x');
  expect(seen.splice(0).sort()).toEqual([7, 'connected']);
  session.askLogin();
  expect(seen.splice(0)).toEqual(['/']);
  session.loginHandled();
  expect(seen.splice(0)).toEqual([null]);
  await session.logout();
  expect(seen.splice(0)).toHaveLength(2);
  for (const stop of stops) stop();
});

test('unsent work is named by each of its keepers until that keeper is removed', async () => {
  const work = (uuid: string) => [{ uuid, call: 'report' }];
  const asked: number[] = [];
  session.guardLogout((account) => {
    asked.push(account);
    return work('a');
  });
  const stop = session.guardLogout(() => work('b'));
  // Without an account, waiting items do not delay a logout.
  expect([session.waiting, asked]).toEqual([[], []]);
  await session.login('hina@example.org', 'x');
  expect(session.waiting.map(({ uuid }) => uuid)).toEqual(['a', 'b']);
  stop();
  expect(session.waiting.map(({ uuid }) => uuid)).toEqual(['a']);
  expect(asked).toEqual([7, 7]);
});

test('the refresh token is requested as a cookie, which the page cannot read', async () => {
  server.on('POST', 'token/refresh/', { data: { access: fakeToken('second') } });
  await session.login('hina@example.org', 'x');
  clearToken();
  await session.token();
  await session.login('teva@example.org', 'y');
  await session.logout();
  const posts = server.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, headers }) => [path, headers['X-Session']])).toEqual([
    ['token/', 'cookie'],
    ['token/refresh/', 'cookie'],
    ['token/', 'cookie'],
    ['token/logout/', 'cookie'],
  ]);
  // Login calls carry no access token: an expired one would make the server refuse the new login.
  expect(posts.some(({ headers }) => headers.Authorization)).toBe(false);
  expect(posts[0]?.body).toEqual({ username: 'hina@example.org', password: 'x' });
});

test('a sign-out gives up on a slow server after a short wait', async () => {
  await session.login('hina@example.org', 'x');
  await session.logout();
  expect(server.sent('token/logout/')[0]?.timeout).toBe(10_000);
});
