import { when } from 'mobx';
import { listAudit } from '../../api/calls/audit';
import { ROLE } from '../../contract/access/roles';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { call } from '../http/call';
import { clearToken, storeToken, validToken } from './internal/access-token';
import { Session } from './session';

let server: FakeServer;
let session: Session;

beforeEach(() => {
  localStorage.clear();
  clearToken();
  server = new FakeServer().on('GET', 'a/getme/', {
    data: fakeUser({ groups: [ROLE.cases_editor, ROLE.moderator] }),
  });
  server.on('POST', 'token/', { data: { access: fakeToken('first') } });
  server.on('POST', 'token/logout/', { data: {} });
  session = new Session();
});

test('an anonymous visit starts without any request', async () => {
  await session.start();
  expect(session.state).toBe('anonymous');
  expect(server.requests).toHaveLength(0);
});

test('signing in keeps the token in a readable cookie and knows the roles', async () => {
  await session.login('hina@example.org', 'x');
  expect(session.state).toBe('connected');
  expect(session.has(1)).toBe(true);
  expect(session.hasAll([1, 2])).toBe(false);
  expect(server.requests[0]?.headers['X-Session']).toBe('cookie');
  expect(document.cookie).toContain('access_token=');
});

test('a wrong password leaves the visitor anonymous and says why', async () => {
  server.on('POST', 'token/', { status: 401, data: { code: 'invalid_login', message: '' } });
  await expect(session.login('a', 'b')).rejects.toMatchObject({ code: 'invalid_login' });
  expect(session.user).toBeNull();
});

test('many calls that wait for a token make one refresh', async () => {
  await session.login('hina@example.org', 'x');
  clearToken();
  server.on('POST', 'token/refresh/', { data: { access: fakeToken('second') } });
  server.on('GET', 'a/audit/', { data: [] });
  await Promise.all([1, 2, 3, 4].map((id) => call(listAudit, { params: { kind: 'case', id } })));
  expect(server.sent('token/refresh/')).toHaveLength(1);
  expect(validToken()).toBe(fakeToken('second'));
});

test('a tab that remembers a sign-in shows it at once, and its first call renews it by cookie', async () => {
  await session.login('hina@example.org', 'x');
  clearToken();
  server.on('POST', 'token/refresh/', { data: { access: fakeToken('second') } });
  server.requests.length = 0;
  const later = new Session();
  await later.start();
  expect([later.user?.id, server.requests.length]).toEqual([7, 0]);
  await expect(later.token()).resolves.toBe(fakeToken('second'));
});

test('a start with a good token takes the account from the server, whatever is remembered', async () => {
  await session.login('hina@example.org', 'x');
  server.on('GET', 'a/getme/', { data: fakeUser({ groups: [ROLE.fishbase_editor] }) });
  const later = new Session();
  expect(later.known).toBe(true);
  await later.start();
  expect([later.has(1), later.has(2)]).toEqual([false, true]);
});

test('a start with a good token outlasts a failed answer, though the device remembers nobody', async () => {
  storeToken(fakeToken('first'));
  let asked = 0;
  const busy = { status: 503, data: { code: 'busy', message: '' } };
  server.on('GET', 'a/getme/', () => (++asked === 1 ? busy : { data: fakeUser({}) }));
  await session.start();
  expect([session.state, session.user?.id]).toEqual(['connected', 7]);
});

test('a server that never answers at the start ends no login: the token stays for the next page', async () => {
  jest.useFakeTimers();
  storeToken(fakeToken('first'));
  server.on('GET', 'a/getme/', { status: 503, data: { code: 'busy', message: '' } });
  const started = session.start();
  await jest.advanceTimersByTimeAsync(10_000);
  await started;
  jest.useRealTimers();
  expect([session.state, validToken()]).toEqual(['anonymous', fakeToken('first')]);
});

test('a start that the server refuses is anonymous, although the device remembers an account', async () => {
  await session.login('hina@example.org', 'x');
  server.on('GET', 'a/getme/', { status: 403, data: { code: 'forbidden', message: '' } });
  const later = new Session();
  await later.start();
  expect([later.state, later.user, validToken()]).toEqual(['anonymous', null, null]);
});

test('a renewal while the account is being fetched does not fetch it a second time', async () => {
  await session.login('hina@example.org', 'x');
  server.on('POST', 'token/refresh/', { data: { access: fakeToken('second') } });
  clearToken();
  server.requests.length = 0;
  await session.getme();
  expect(server.sent('a/getme/')).toHaveLength(1);
});

test('renewing a token of no known account fetches no account', async () => {
  storeToken(fakeToken('of another tab'));
  server.on('POST', 'token/refresh/', { data: { access: fakeToken('second') } });
  await session.renew(fakeToken('of another tab'));
  expect(session.known).toBe(true);
  // The only request is the one made here.
  await session.getme();
  expect(server.sent('a/getme/')).toHaveLength(1);
});

test('a failed refresh while fetching the current user yields false', async () => {
  await session.login('hina@example.org', 'x');
  clearToken();
  server.on('POST', 'token/refresh/', { status: 401, data: { code: 'token_invalid', message: '' } });
  await expect(session.getme()).resolves.toBe(false);
  expect(session.state).toBe('anonymous');
  expect(localStorage.getItem('ciguawatch.session')).toBeNull();
  // The shell decides whether the page stays open.
  expect(session.loginWanted).toBe(location.pathname);
});

describe('a lost session is reported with the page it was lost on', () => {
  const lost = { status: 401, data: { code: 'token_invalid', message: '' } };
  beforeEach(() => history.replaceState(null, '', '/ciguawatch/case/map?month=11'));

  test('when a renewal is refused', async () => {
    await session.login('hina@example.org', 'x');
    clearToken();
    server.on('POST', 'token/refresh/', lost);
    await expect(session.renew()).resolves.toBeNull();
    expect(session.loginWanted).toBe('/ciguawatch/case/map?month=11');
  });

  test('at the start of a visit', async () => {
    await session.login('hina@example.org', 'x');
    server.on('GET', 'a/getme/', lost).on('POST', 'token/refresh/', lost);
    const later = new Session();
    await later.start();
    expect([later.state, later.loginWanted]).toEqual(['anonymous', '/ciguawatch/case/map?month=11']);
  });

  test('after the first page, when only the device remembers the account', async () => {
    await session.login('hina@example.org', 'x');
    clearToken();
    server.on('POST', 'token/refresh/', lost);
    const later = new Session();
    await later.start();
    expect(later.state).toBe('connected');
    await when(() => later.state === 'anonymous', { timeout: 2000 });
    expect(later.loginWanted).toBe('/ciguawatch/case/map?month=11');
  });

  test('when another tab reports it', async () => {
    await session.login('hina@example.org', 'x');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ciguawatch.session', newValue: null }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.loginWanted).toBe('/ciguawatch/case/map?month=11');
  });

  test('and none is reported after a sign-out, or where there was none', async () => {
    await session.login('hina@example.org', 'x');
    await session.logout();
    expect(session.loginWanted).toBeNull();
    const nobody = new Session();
    await nobody.start();
    expect(nobody.loginWanted).toBeNull();
  });
});

test('without a network the account remembered today stays signed in, for drafts and the outbox', async () => {
  await session.login('hina@example.org', 'x');
  clearToken();
  server.down = true;
  const later = new Session();
  await later.start();
  expect(later.state).toBe('connected');
  expect(later.user?.id).toBe(7);
});

test('a sign-out clears the cookie and informs the keepers of account data and the other tabs', async () => {
  await session.login('hina@example.org', 'x');
  const left: number[] = [];
  session.onLeave((account) => void left.push(account));
  session.guardLogout(() => [{ uuid: 'u', call: 'report' }]);
  expect(session.waiting).toHaveLength(1);
  await session.logout();
  expect(left).toEqual([7]);
  expect(validToken()).toBeNull();
  expect(server.sent('token/logout/')).toHaveLength(1);
});

test('a sign-out in another tab signs out this one', async () => {
  await session.login('hina@example.org', 'x');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ciguawatch.session', newValue: null }));
  await Promise.resolve();
  expect(session.state).toBe('anonymous');
});

test('a call that needs a sign-in remembers the page that made it', async () => {
  await session.start();
  history.replaceState(null, '', '/ciguawatch/case/report/list?page=2');
  await expect(call(listAudit, { params: { kind: 'case', id: 1 } })).rejects.toMatchObject({
    code: 'aborted',
  });
  expect(session.loginWanted).toBe('/ciguawatch/case/report/list?page=2');
  expect(session.loginHandled()).toBe('/ciguawatch/case/report/list?page=2');
  expect(session.loginWanted).toBeNull();
});
