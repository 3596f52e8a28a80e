import { waitFor } from '@testing-library/react';
import { listAudit } from '../../api/calls/audit';
import { ROLE } from '../../contract/access/roles';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { call } from '../http/call';
import { clearToken } from './internal/access-token';
import { Session } from './session';

let server: FakeServer;
let session: Session;
let left: number[];

const refuseRenewal = () =>
  server.on('POST', 'token/refresh/', { status: 401, data: { code: 'token_invalid', message: '' } });
const settled = (read: number) =>
  waitFor(() => expect(server.sent('a/getme/')).toHaveLength(read)).then(() => session.getme());

beforeEach(async () => {
  localStorage.clear();
  clearToken();
  let renewed = 0;
  server = new FakeServer().on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.cases_editor] }) });
  server.on('POST', 'token/', { data: { access: fakeToken('first') } });
  server.on('POST', 'token/logout/', { data: {} });
  server.on('POST', 'token/refresh/', () => ({ data: { access: fakeToken(`next ${++renewed}`) } }));
  server.on('GET', 'a/audit/', { data: [] });
  session = new Session();
  left = [];
  session.onLeave((account) => void left.push(account));
  await session.login('hina@example.org', 'x');
});

describe('no account leaves', () => {
  test('when the access token is renewed, however often', async () => {
    for (const read of [2, 4]) {
      clearToken();
      await call(listAudit, { params: { kind: 'case', id: 1 } });
      await settled(read);
    }
    expect(server.sent('token/refresh/')).toHaveLength(2);
    expect([session.user?.id, left]).toEqual([7, []]);
  });

  test('when a token is renewed before the account is known, and no account is fetched then', async () => {
    const starting = new Session();
    server.requests.length = 0;
    await expect(starting.renew(fakeToken('first'))).resolves.toBe(fakeToken('next 1'));
    expect(server.requests.map(({ path }) => path)).toEqual(['token/refresh/']);
    expect([starting.state, left]).toEqual(['starting', []]);
  });

  test('when a token of no known account is refused: no session is lost and no sign-in requested', async () => {
    localStorage.clear();
    clearToken();
    refuseRenewal();
    const starting = new Session();
    await expect(starting.renew()).resolves.toBeNull();
    expect([starting.state, starting.loginWanted]).toEqual(['anonymous', null]);
  });

  test('when it gains or loses a role', async () => {
    server.on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.moderator] }) });
    clearToken();
    await session.token();
    await settled(2);
    expect([session.has(1), session.has(3), left]).toEqual([false, true, []]);
  });

  test('when the server cannot be asked', async () => {
    clearToken();
    server.down = true;
    await expect(session.getme()).resolves.toBe(false);
    server.down = false;
    server.on('POST', 'token/refresh/', { status: 503, data: { code: 'server_error', message: '' } });
    await expect(session.getme()).resolves.toBe(false);
    expect([session.state, session.user?.id, left]).toEqual(['connected', 7, []]);
  });
});

describe('an account leaves', () => {
  test('once, at its sign-out, and its data is gone when the sign-out is done', async () => {
    let dropped = false;
    session.onLeave(async () => {
      await new Promise((done) => setTimeout(done));
      dropped = true;
    });
    await session.logout();
    expect([left, dropped]).toEqual([[7], true]);
  });

  test('when it signs out while the server cannot be reached', async () => {
    server.down = true;
    await session.logout();
    expect([left, session.state, localStorage.getItem('ciguawatch.session')]).toEqual([
      [7],
      'anonymous',
      null,
    ]);
  });

  test('when the server refuses to renew its token', async () => {
    clearToken();
    refuseRenewal();
    await expect(session.token()).resolves.toBeNull();
    expect([left, session.state]).toEqual([[7], 'anonymous']);
  });

  test('when the server no longer knows the account', async () => {
    server.on('GET', 'a/getme/', { status: 403, data: { code: 'forbidden', message: '' } });
    await expect(session.getme()).resolves.toBe(false);
    expect([left, session.state]).toEqual([[7], 'anonymous']);
  });

  test('when another account signs in over it', async () => {
    server.on('GET', 'a/getme/', { data: fakeUser({ id: 8 }) });
    await session.login('teva@example.org', 'x');
    expect([left, session.user?.id]).toEqual([[7], 8]);
  });

  test('also when deleting its data fails', async () => {
    session.onLeave(() => Promise.reject(new Error('disk')));
    await session.logout();
    expect([left, session.state]).toEqual([[7], 'anonymous']);
  });

  test('without informing listeners that were removed', async () => {
    const again: number[] = [];
    const stop = session.onLeave((account) => void again.push(account));
    stop();
    await session.logout();
    expect([left, again]).toEqual([[7], []]);
  });
});
