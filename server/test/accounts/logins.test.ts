import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

describe('two logins of one person', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it('end one by one: the token of an ended one is refused while the other goes on', async () => {
    const login = async () =>
      (await server.post('token/', { username: 'moderator@demo.example', password: DEMO_PASSWORD })).json<{
        access: string;
        refresh: string;
      }>();
    const ask = async ({ access }: { access: string }) =>
      (await server.get('a/getme/', { headers: { authorization: `Bearer ${access}` } })).statusCode;
    const [phone, computer] = [await login(), await login()];
    expect([await ask(phone), await ask(computer)]).toEqual([200, 200]);
    await server.post('token/logout/', { refresh: phone.refresh });
    expect([await ask(phone), await ask(computer)]).toEqual([401, 200]);
    await server.post('token/logout/', { refresh: computer.refresh });
    expect([await ask(phone), await ask(computer)]).toEqual([401, 401]);
  });
});
