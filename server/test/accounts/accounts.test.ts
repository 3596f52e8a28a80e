import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { removeDemoAccounts } from '../../src/features/users/demo';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { inviteFirstAdmin } from '../../src/features/users/first-admin';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

it('has one demo account for each role, one for Fiji and one for everything', async () => {
  const rows = await server.store.read.selectFrom('app_user').select('email').execute();
  expect(rows).toHaveLength(13);
  const me = async (as: string) => (await server.get('a/getme/', { as })).json();
  expect((await me('gis_creator')).groups).toEqual([ROLE.gis_creator]);
  expect((await me('cases_editor.fj')).profile.manage_countries).toEqual([3]);
  const admin = await me('admin');
  expect([admin.groups.length, admin.profile.manage_countries.length]).toEqual([11, 22]);
});

it('has none in production but one invited administrator', async () => {
  await removeDemoAccounts(server.store);
  expect(
    (await server.post('token/', { username: 'admin@demo.example', password: DEMO_PASSWORD })).statusCode,
  ).toBe(401);
  expect(await inviteFirstAdmin(server.deps, 'chief@lab.example')).toBe(true);
  expect(await inviteFirstAdmin(server.deps, 'chief@lab.example')).toBe(false);
  const [mail] = await server.mails();
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  const password = 'Tiare-2031!';
  expect((await server.post('a/auth/passwordreset/confirm/', { token, password })).statusCode).toBe(200);
  expect((await server.post('token/', { username: 'chief@lab.example', password })).statusCode).toBe(200);
});
