import * as argon2 from '@node-rs/argon2';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';
import { isLong } from '../support/test-store';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const PROXY = '192.0.2.20';
/** Far more than may check a password; in full by `npm run test:long -- api`. */
const NETWORKS = isLong ? 10_000 : 300;
const AT_ONCE = 25;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({}, undefined, undefined, { trustProxy: [PROXY] });
});
afterAll(() => server.stop());

const login = (username: string, password: string, network: number, cookies: Record<string, string> = {}) =>
  server.post(
    'token/',
    { username: `${username}@demo.example`, password },
    {
      cookies,
      remoteAddress: PROXY,
      headers: { 'x-session': 'cookie', 'x-forwarded-for': `10.${network >> 8}.${network & 255}.1` },
    },
  );
const deviceOf = (response: Awaited<ReturnType<typeof login>>): Record<string, string> =>
  Object.fromEntries(
    response.cookies.filter(({ name }) => name === 'cig_device').map(({ name, value }) => [name, value]),
  );
const wrongLogins = async (username: string, count: number, cookies?: Record<string, string>) => {
  const codes: string[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) =>
      login(username, `Wrong-${first + i}`, first + i, cookies),
    );
    codes.push(...(await Promise.all(batch)).map((response) => response.json<{ code: string }>().code));
  }
  return codes;
};
const count = (codes: string[], code: string): number => codes.filter((one) => one === code).length;

it('checks fewer than a hundred passwords of up to ten thousand networks, while the owner logs in', async () => {
  const device = deviceOf(await login('moderator', DEMO_PASSWORD, 60_000));
  const verify = jest.mocked(argon2.verify);
  verify.mockClear();
  const codes = await wrongLogins('moderator', NETWORKS);
  expect(verify.mock.calls.length).toBeLessThan(100);
  expect([count(codes, 'invalid_login'), count(codes, 'login_held')]).toEqual([40, NETWORKS - 40]);
  // The owner on a device that is new is held back too, with the time to wait, but on the known one is not.
  const held = await login('moderator', DEMO_PASSWORD, 60_001);
  expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '86400']);
  expect((await login('moderator', DEMO_PASSWORD, 60_002, device)).statusCode).toBe(200);
  // Others log in as ever, and with them the device of this owner is as new as any.
  expect((await login('cases_editor', DEMO_PASSWORD, 60_003)).statusCode).toBe(200);
});

it('gives a known device a bound of its own, which another account does not share', async () => {
  const device = deviceOf(await login('gis_editor', DEMO_PASSWORD, 61_000));
  const codes = await wrongLogins('gis_editor', 12, device);
  expect([count(codes, 'invalid_login'), count(codes, 'too_many_requests')]).toEqual([10, 2]);
  expect((await login('gis_editor', DEMO_PASSWORD, 61_000, device)).statusCode).toBe(429);
  // On a device that is new the owner is not held back by it.
  expect((await login('gis_editor', DEMO_PASSWORD, 61_001)).statusCode).toBe(200);
  // For an account that never logged in from it, the cookie is worth nothing.
  const others = await wrongLogins('algae_editor', 60, device);
  expect(count(others, 'login_held')).toBe(20);
});

it('holds a name without an account back in the same way', async () => {
  const codes = await wrongLogins('nobody', 45);
  expect([count(codes, 'invalid_login'), count(codes, 'login_held')]).toEqual([40, 5]);
});
