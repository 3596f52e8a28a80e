import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ LIMIT_LOGIN_ADDRESS: '14' });
});
afterAll(() => server.stop());

const login = (username: string, password: string, remoteAddress: string) =>
  server.post('token/', { username: `${username}@demo.example`, password }, { remoteAddress });

it('counts wrong logins per account and address, so that a stranger locks nobody out', async () => {
  const tries = Array.from({ length: 12 }, () => login('moderator', 'Wrong-2026', '192.0.2.1'));
  const codes = (await Promise.all(tries)).map((response) => response.statusCode).sort();
  expect(codes).toEqual([...Array(10).fill(401), 429, 429]);
  const blocked = await login('moderator', DEMO_PASSWORD, '192.0.2.1');
  expect(blocked.json().code).toBe('too_many_requests');
  expect(Number(blocked.headers['retry-after'])).toBe(900);
  expect((await login('moderator', DEMO_PASSWORD, '192.0.2.2')).statusCode).toBe(200);
  server.clock.pass(901);
  expect((await login('moderator', DEMO_PASSWORD, '192.0.2.1')).statusCode).toBe(200);
});

it('counts wrong logins per address over all accounts, and not the good ones', async () => {
  for (let i = 0; i < 20; i++)
    expect((await login('moderator', DEMO_PASSWORD, '192.0.2.9')).statusCode).toBe(200);
  for (let i = 0; i < 14; i++) await login(`stranger${i}`, 'Wrong-2026', '192.0.2.9');
  expect((await login('admin', DEMO_PASSWORD, '192.0.2.9')).statusCode).toBe(429);
});

it('trusts X-Forwarded-For only from a configured proxy', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  for (let i = 0; i < 10; i++) {
    await server.post(
      'token/',
      { username: 'a@demo.example', password: 'x' },
      { headers, remoteAddress: '192.0.2.20' },
    );
  }
  const other = { 'x-forwarded-for': '198.51.100.8' };
  const again = await server.post(
    'token/',
    { username: 'a@demo.example', password: 'x' },
    { headers: other, remoteAddress: '192.0.2.20' },
  );
  expect(again.statusCode).toBe(429);
});

describe('behind a trusted proxy', () => {
  let proxied: TestServer;
  beforeAll(async () => {
    proxied = await TestServer.start({}, 'pglite', undefined, { trustProxy: ['192.0.2.20'] });
  });
  afterAll(() => proxied.stop());

  const from = (address: string) =>
    proxied.post(
      'token/',
      { username: 'a@demo.example', password: 'x' },
      { headers: { 'x-forwarded-for': address }, remoteAddress: '192.0.2.20' },
    );

  it('is not circumvented by another port, spelling or address of one network', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await from(`198.51.100.7:${5000 + i}`)).statusCode).toBe(401);
      expect((await from(`2001:db8:1:2::${i + 1}`)).statusCode).toBe(401);
    }
    for (const address of ['198.51.100.7:6000', '::ffff:198.51.100.7', '[2001:db8:1:2:9::1]:443'])
      expect([address, (await from(address)).statusCode]).toEqual([address, 429]);
    for (const address of ['198.51.100.8', '2001:db8:1:3::1'])
      expect([address, (await from(address)).statusCode]).toEqual([address, 401]);
    expect((await from('unknown')).statusCode).toBe(400);
  });
});

describe('password mails to one mail box', () => {
  const email = 'global_translator@demo.example';
  const ask = (remoteAddress: string) => server.post('a/auth/passwordreset/', { email }, { remoteAddress });
  // Mails with a link, without those that only report a change.
  const mails = async () =>
    (await server.mails()).filter(({ recipient, body }) => recipient === email && body.includes('#token='));
  const confirm = async (password: string) => {
    const token = /token=([\w-]+)/.exec((await mails()).at(-1)?.body ?? '')?.[1];
    return (await server.post('a/auth/passwordreset/confirm/', { token, password })).statusCode;
  };

  it('are few an hour from any sender, without locking the owner out', async () => {
    for (let i = 1; i <= 12; i++) {
      const response = await ask(`203.0.113.${i}`);
      expect([response.statusCode, response.json()]).toEqual([200, {}]);
    }
    expect(await mails()).toHaveLength(3);
    server.clock.pass(3599);
    await ask('203.0.113.50');
    expect(await mails()).toHaveLength(3);
    // The link of the last mail works until another is sent, and using it permits further mails.
    expect(await confirm('Corail-2031')).toBe(200);
    await ask('203.0.113.51');
    expect(await mails()).toHaveLength(4);
    for (let i = 1; i <= 9; i++) await ask(`203.0.113.${60 + i}`);
    expect(await mails()).toHaveLength(6);
    server.clock.pass(3600);
    await ask('203.0.113.99');
    expect(await mails()).toHaveLength(7);
    expect(await confirm('Corail-2032')).toBe(200);
  });
});

it('limits password mails', async () => {
  const ask = () =>
    server.post('a/auth/passwordreset/', { email: 'admin@demo.example' }, { remoteAddress: '192.0.2.30' });
  for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});
