import { waitFor } from '@testing-library/react';
import { ROLE } from '../../contract/access/roles';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { ApiError } from '../http/api-error';
import { writeCookie } from '../http/cookies';
import { clearToken, storeToken, validToken } from './internal/access-token';
import { renewToken } from './internal/session-calls';
import { rememberedUser, rememberUser, SESSION_KEY } from './internal/session-memory';
import { Session } from './session';

const DAY = 86_400_000;

let server: FakeServer;
let session: Session;
let clock: FakeClock;

beforeEach(() => {
  clock = new FakeClock();
  localStorage.clear();
  clearToken();
  server = new FakeServer().on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.cases_editor] }) });
  server.on('POST', 'token/', { data: { access: fakeToken('first') } });
  server.on('POST', 'token/logout/', { data: {} });
  server.on('POST', 'token/refresh/', { data: { access: fakeToken('second') } });
  session = new Session();
});
afterEach(() => clock.restore());

const signIn = () => session.login('hina@example.org', 'x');
/** Another tab stores who is logged in, and this one receives the browser's storage event. */
function elsewhere(user: ReturnType<typeof fakeUser>): void {
  rememberUser(user);
  const newValue = localStorage.getItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue }));
}

describe('a change made by another tab', () => {
  test('fetches the new account from the server instead of trusting the stored value', async () => {
    await signIn();
    server.on('GET', 'a/getme/', { data: fakeUser({ id: 8, groups: [ROLE.fishbase_editor] }) });
    elsewhere(fakeUser({ id: 8, groups: [ROLE.cases_editor, ROLE.fishbase_editor, ROLE.moderator] }));
    await waitFor(() => expect(session.user?.id).toBe(8));
    expect(session.user?.groups).toEqual([2]);
  });

  test('shows a changed role of the same account at once, since that tab has it from the server', async () => {
    await signIn();
    elsewhere(fakeUser({ id: 7, groups: [ROLE.moderator] }));
    await waitFor(() => expect([session.has(3), session.has(1)]).toEqual([true, false]));
  });

  test('redraws nothing when the account is unchanged', async () => {
    await signIn();
    const before = session.user;
    elsewhere(fakeUser({ id: 7, groups: [ROLE.cases_editor] }));
    expect(session.user).toBe(before);
  });

  test('is ignored when it concerns another stored value', async () => {
    await signIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'ciguawatch.theme', newValue: null }));
    await Promise.resolve();
    expect(session.state).toBe('connected');
  });
});

describe('the remembered account', () => {
  test('is kept for a day, as long as the session can be renewed', () => {
    rememberUser(fakeUser({ id: 7 }));
    clock.advance(DAY - 1);
    expect(rememberedUser()?.id).toBe(7);
    clock.advance(1);
    expect(rememberedUser()).toBeNull();
  });

  test('is not fetched by a start after its day is over', async () => {
    await signIn();
    clearToken();
    clock.advance(DAY);
    server.requests.length = 0;
    const later = new Session();
    await later.start();
    expect([later.state, server.requests.length]).toEqual(['anonymous', 0]);
    // Other open tabs still have that person's work, so they stay logged in.
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
  });

  test('is forgotten with the sign-out', async () => {
    await signIn();
    expect(rememberedUser()?.id).toBe(7);
    await session.logout();
    expect([rememberedUser(), validToken(), localStorage.getItem(SESSION_KEY)]).toEqual([null, null, null]);
  });
});

describe('the access token', () => {
  const lifeOf = (token: string) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    storeToken(token);
    const [cookie] = written.mock.calls.at(-1) ?? [''];
    written.mockRestore();
    return Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  };

  test('is given up before it expires, so that no call arrives with an expired one', () => {
    expect(lifeOf(fakeToken('a', 300))).toBe(280);
    expect(lifeOf(fakeToken('a', 3600))).toBe(3580);
  });

  test('with a short life is given up after half of it', () => {
    expect(lifeOf(fakeToken('a', 20))).toBe(10);
    expect(lifeOf(fakeToken('a', 1))).toBe(1);
  });

  test('without an expiry counts as valid for five minutes', () => {
    const said = (claims: object) => `a.${btoa(JSON.stringify(claims))}.c`;
    const silent = [
      'opaque',
      'a.b.c',
      fakeToken('a', -5),
      fakeToken('a', 0),
      said({ exp: 900 }),
      said({ iat: 9 }),
    ];
    for (const token of silent) expect(lifeOf(token)).toBe(280);
  });

  test('is read whatever algorithm signed it', () => {
    const token = fakeToken('>>>???>>???>???', 3600);
    expect(token).toMatch(/^[^.]+\.[^.]*-[^.]*\./);
    expect(token).toMatch(/^[^.]+\.[^.]*_[^.]*\./);
    expect(lifeOf(token)).toBe(3580);
  });

  test('is not used again once refused, while one that another tab obtained is used', async () => {
    storeToken(fakeToken('old'));
    await expect(renewToken(fakeToken('old'))).resolves.toBe(fakeToken('second'));
    expect(server.sent('token/refresh/')).toHaveLength(1);
    storeToken(fakeToken('of another tab'));
    await expect(renewToken(fakeToken('second'))).resolves.toBe(fakeToken('of another tab'));
    expect(server.sent('token/refresh/')).toHaveLength(1);
  });

  test('is the one in the cookie: without the cookie there is none, whatever this tab held', () => {
    storeToken(fakeToken('mine'));
    writeCookie('access_token', '', 0);
    expect(validToken()).toBeNull();
  });

  test('lives in the tab until it expires where the browser has no cookies', () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    storeToken(fakeToken('mine', 300));
    writeCookie('access_token', '', 0);
    clock.advance(279_999);
    expect(validToken()).toBe(fakeToken('mine', 300));
    clock.advance(1);
    expect(validToken()).toBeNull();
    jest.restoreAllMocks();
  });

  test('that cannot be renewed because the server is unreachable does not sign out', async () => {
    await signIn();
    clearToken();
    server.down = true;
    const failed = await session.token().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ApiError);
    expect(failed).toMatchObject({ code: 'network' });
    expect(session.state).toBe('connected');
  });
});

test('after a sign-in the portal returns to the first page that needed it, not to a later one', async () => {
  history.replaceState(null, '', '/ciguawatch/case/report/list#top');
  session.askLogin();
  history.replaceState(null, '', '/login');
  session.askLogin();
  expect(session.loginWanted).toBe('/ciguawatch/case/report/list#top');
});

test('roles and countries of the account are checked as all of a list or any of it', async () => {
  server.on('GET', 'a/getme/', {
    data: fakeUser({ groups: [ROLE.cases_editor, ROLE.moderator], manage_countries: [4, 9] }),
  });
  expect([session.has(1), session.hasAny([1]), session.manages(4)]).toEqual([false, false, false]);
  await signIn();
  expect([session.hasAny([2, 3]), session.hasAny([2]), session.hasAny([])]).toEqual([true, false, false]);
  expect([session.hasAll([1, 3]), session.hasAll([1, 2]), session.hasAll([])]).toEqual([true, false, true]);
  expect([4, 9, 3].map((country) => session.manages(country))).toEqual([true, true, false]);
});

test('the session starts once, however often its start is called', async () => {
  await signIn();
  server.requests.length = 0;
  const later = new Session();
  await Promise.all([later.start(), later.start()]);
  expect(server.sent('a/getme/')).toHaveLength(1);
});
