import { PASSWORD, TestServer } from './harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ LIMIT_LOGIN_ADDRESS: '14' });
});
afterAll(() => server.stop());

const login = (username: string, password: string, remoteAddress: string) =>
  server.post('token/', { username: `${username}@demo.example`, password }, { remoteAddress });

it('counts wrong logins per account and address, so that a stranger locks nobody out', async () => {
  const tries = Array.from({ length: 12 }, () => login('moderator', 'Wrong-2026', '192.0.2.1'));
  const codes = (await Promise.all(tries)).map((answer) => answer.statusCode).sort();
  expect(codes).toEqual([...Array(10).fill(401), 429, 429]);
  const blocked = await login('moderator', PASSWORD, '192.0.2.1');
  expect(blocked.json().code).toBe('too_many_requests');
  expect(Number(blocked.headers['retry-after'])).toBe(900);
  expect((await login('moderator', PASSWORD, '192.0.2.2')).statusCode).toBe(200);
  server.clock.pass(901);
  expect((await login('moderator', PASSWORD, '192.0.2.1')).statusCode).toBe(200);
});

it('counts wrong logins per address over all accounts, and not the good ones', async () => {
  for (let i = 0; i < 20; i++) expect((await login('moderator', PASSWORD, '192.0.2.9')).statusCode).toBe(200);
  for (let i = 0; i < 14; i++) await login(`stranger${i}`, 'Wrong-2026', '192.0.2.9');
  expect((await login('admin', PASSWORD, '192.0.2.9')).statusCode).toBe(429);
});

it('believes X-Forwarded-For only from a configured proxy', async () => {
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

it('limits password mails', async () => {
  const ask = () =>
    server.post('a/auth/passwordreset/', { email: 'admin@demo.example' }, { remoteAddress: '192.0.2.30' });
  for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});
