import { waitFor } from '@testing-library/react';
import { ROLE } from '../../contract/access/roles';
import { FakeChannel } from '../../testing/fakes/fake-channel';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { clearToken, storeToken, validToken } from './internal/access-token';
import { Session } from './session';

let server: FakeServer;
let close: () => void;
/** Two tabs of one browser with a shared cookie and a channel between them. */
let other: Session;
let here: Session;
let left: number[];

const asked = () => server.sent('a/getme/').length;

beforeEach(() => {
  localStorage.clear();
  clearToken();
  close = FakeChannel.install();
  server = new FakeServer().on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.cases_editor] }) });
  server.on('POST', 'token/', { data: { access: fakeToken('first') } });
  server.on('POST', 'token/logout/', { data: {} });
  other = new Session();
  here = new Session();
  left = [];
  other.onLeave((account) => void left.push(account));
});
afterEach(() => close());

const signIn = async () => {
  await here.login('hina@example.org', 'x');
  await waitFor(() => expect(other.user?.id).toBe(7));
};

test('a sign-in in one tab signs in every tab, as the server says', async () => {
  await signIn();
  expect([other.state, asked()]).toEqual(['connected', 2]);
});

test('a sign-in reaches every tab also where the browser keeps no storage', async () => {
  const asks = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  await signIn();
  expect(other.state).toBe('connected');
  asks.mockRestore();
});

test('a second account signing in over the first replaces it in the other tabs, after each asked the server', async () => {
  await signIn();
  server.on('GET', 'a/getme/', { data: fakeUser({ id: 8 }) });
  await here.login('teva@example.org', 'x');
  await waitFor(() => expect(other.user?.id).toBe(8));
  expect(left).toEqual([7]);
});

test('a sign-out signs out every tab and deletes the account’s data in each', async () => {
  await signIn();
  await here.logout();
  await waitFor(() => expect(other.state).toBe('anonymous'));
  expect([other.user, left]).toEqual([null, [7]]);
});

test('a sign-in that the server ended is over in every tab', async () => {
  await signIn();
  clearToken();
  server.on('POST', 'token/refresh/', { status: 401, data: { code: 'token_invalid', message: '' } });
  await here.token();
  await waitFor(() => expect([other.state, left]).toEqual(['anonymous', [7]]));
  expect(server.sent('token/refresh/')).toHaveLength(1);
});

test('another tab shows a changed role without asking the server itself', async () => {
  await signIn();
  server.on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.moderator] }) });
  await here.getme();
  await waitFor(() => expect(other.has(3)).toBe(true));
  expect([asked(), left]).toEqual([3, []]);
});

test('an unchanged account is announced to no tab', async () => {
  const said: unknown[] = [];
  await signIn();
  new FakeChannel('ciguawatch.session').addEventListener('message', ({ data }) => said.push(data));
  await here.getme();
  expect(said).toEqual([]);
  server.on('GET', 'a/getme/', { data: fakeUser({ id: 7, groups: [ROLE.moderator] }) });
  await here.getme();
  expect(said).toEqual(['changed']);
});

test('an anonymous tab keeps the token, whatever other tabs announce', () => {
  storeToken(fakeToken('of the next sign-in'));
  const tab = new FakeChannel('ciguawatch.session');
  for (const message of ['logout', 'changed']) tab.postMessage(message);
  expect(validToken()).toBe(fakeToken('of the next sign-in'));
});
