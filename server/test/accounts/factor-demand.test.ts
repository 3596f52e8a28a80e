import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { Secret, TOTP } from 'otpauth';
import { applyFactorDemand } from '../../src/features/second-factor/demand';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

const WEEK_SECONDS = 7 * 86_400;

describe.each(bothEngines)('a demand for second factors on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.reset();
    // Made by the clock of the database, which is not that of the test.
    await server.store.tx((trx) =>
      trx
        .updateTable('app_user')
        .set({ created_at: new Date(0) })
        .execute(),
    );
    await applyFactorDemand(server.store, [ROLE.cases_editor], server.clock.now());
  });

  const as = 'cases_editor';
  const due = async (who: string) =>
    (await server.get('a/getme/', { as: who })).json<{ factor_due?: string }>().factor_due;

  it('gives existing accounts of the role seven days, others nothing to do', async () => {
    const end = new Date(server.clock.now() + WEEK_SECONDS * 1000).toISOString();
    expect(await due(as)).toBe(end);
    expect(await due('admin')).toBe(end);
    expect(await due('moderator')).toBeUndefined();
    // A later start with the same roles keeps the date, one without them ends the demand.
    server.clock.pass(3600);
    await applyFactorDemand(server.store, [ROLE.cases_editor, ROLE.moderator], server.clock.now());
    expect(await due(as)).toBe(end);
    expect(await due('moderator')).toBe(new Date(Date.parse(end) + 3_600_000).toISOString());
    await applyFactorDemand(server.store, [], server.clock.now());
    expect(await due(as)).toBeUndefined();
  });

  it('gives an account that was made later seven days from then', async () => {
    server.clock.pass(3 * WEEK_SECONDS);
    const at = new Date(server.clock.now() - 86_400_000);
    await server.store.tx((trx) =>
      trx.updateTable('app_user').set({ created_at: at }).where('email', '=', `${as}@demo.example`).execute(),
    );
    expect(await due(as)).toBe(new Date(at.getTime() + WEEK_SECONDS * 1000).toISOString());
  });

  it('lets an account past the time add a factor, read who it is and log out, and nothing else', async () => {
    server.clock.pass(WEEK_SECONDS - 1);
    expect((await server.get('cw/case/', { as })).statusCode).toBe(200);
    server.clock.pass(1);
    const refused = server.app.calls.filter(({ access, enrolling }) => access !== 'open' && !enrolling);
    expect(refused.length).toBeGreaterThan(80);
    const headers = { authorization: `Bearer ${await server.token(as)}` };
    for (const { name, method, route } of refused) {
      const path = route.replace(/:\w+/g, '1');
      const { statusCode, body } = await server.call(method, path, { headers });
      expect([name, statusCode, JSON.parse(body).code]).toEqual([name, 403, 'factor_overdue']);
    }
    // To public calls it is a stranger's.
    expect((await server.get('config/', { headers })).statusCode).toBe(200);
    expect(
      server.app.calls
        .filter(({ enrolling }) => enrolling)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'addPasskey',
      'confirmTotp',
      'getMe',
      'logout',
      'newPasskeyOptions',
      'offerTotp',
      'readFactors',
    ]);
    const offer = await server.post('a/factor/totp/', { password: DEMO_PASSWORD }, { headers });
    const secret = Secret.fromBase32(offer.json<{ secret: string }>().secret);
    const code = new TOTP({ secret }).generate({ timestamp: server.clock.now() });
    expect((await server.post('a/factor/totp/confirm/', { code }, { headers })).statusCode).toBe(200);
    expect((await server.get('cw/case/', { headers })).statusCode).toBe(200);
    expect((await server.get('a/getme/', { headers })).json()).not.toHaveProperty('factor_due');
    // Without its factor it is where it was.
    server.clock.pass(30);
    await server.post('a/factor/totp/remove/', { password: DEMO_PASSWORD }, { headers });
    expect((await server.get('cw/case/', { headers })).statusCode).toBe(403);
    await server.post('token/logout/', {}, { headers });
    expect((await server.get('a/getme/', { headers })).statusCode).toBe(401);
  });
});
