import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with changed claims under the old signature, and one without a signature. */
function forgeries(token: string): Record<string, string> {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const other = part({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: '1' });
  return {
    'another person under the old signature': `${head}.${other}.${signature}`,
    'no signature': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'an algorithm without a key': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.${signature}`,
    'a key pair instead of the secret': `${part({ alg: 'RS256', typ: 'JWT' })}.${claims}.${signature}`,
    'a signature cut short': token.slice(0, -4),
  };
}

it('accepts no token but its own', async () => {
  const token = await server.token('cases_editor');
  for (const [what, forged] of Object.entries(forgeries(token))) {
    const response = await server.get('a/getme/', { headers: { authorization: `Bearer ${forged}` } });
    expect([what, response.statusCode, response.json().code]).toEqual([what, 401, 'token_invalid']);
  }
});

it('accepts a refresh token for a refresh only', async () => {
  const credentials = { username: 'cases_editor@demo.example', password: DEMO_PASSWORD };
  const { refresh } = (await server.post('token/', credentials)).json<{ refresh: string }>();
  const response = await server.get('a/getme/', { headers: { authorization: `Bearer ${refresh}` } });
  expect([response.statusCode, response.json().code]).toEqual([401, 'token_invalid']);
});
