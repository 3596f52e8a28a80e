import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { makeLogger } from '../../src/log/logger';
import { placesOf } from '../support/database-search';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

const OWNER = 'moderator@demo.example';

describe.each(bothEngines)('links that log in, on %s', (engine) => {
  let server: TestServer;
  let logged = '';
  beforeAll(async () => {
    const log = makeLogger({ production: true, to: { write: (line) => (logged += line) } });
    server = await TestServer.start({}, engine, undefined, { log });
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const ask = (email = OWNER, remoteAddress = '192.0.2.1') =>
    server.post('token/link/ask/', { email, lang: 'en_US' }, { remoteAddress });
  const links = async (): Promise<string[]> =>
    (await server.mails()).flatMap(({ body }) => /#login=([\w-]+)/.exec(body)?.[1] ?? []);
  const use = (token: string | undefined) => server.post('token/link/', { token });

  it('work once, in the language of the person, and no log or table holds them', async () => {
    await server.store.tx((trx) =>
      trx.updateTable('app_user').set({ language: 'fr_FR' }).where('email', '=', OWNER).execute(),
    );
    expect((await ask(` ${OWNER.toUpperCase()} `)).statusCode).toBe(200);
    const [mail] = await server.mails();
    expect([mail?.recipient, mail?.subject]).toEqual([OWNER, 'Se connecter au portail Ciguawatch']);
    expect(mail?.body).toContain('15 minutes');
    const [token = ''] = await links();
    expect(await placesOf(server.store, [token])).toEqual([]);
    const response = await use(token);
    const { access } = response.json<{ access: string }>();
    const own = { headers: { authorization: `Bearer ${access}` } };
    expect((await server.get('a/getme/', own)).json()).toMatchObject({ email: OWNER });
    expect((await server.get('a/sign-in/', own)).json()).toMatchObject([{ way: 'link' }]);
    expect([(await use(token)).json().code, (await use('unknown')).json().code]).toEqual([
      'reset_token_invalid',
      'reset_token_invalid',
    ]);
    expect(logged).not.toContain(token);
  });

  it('end after a quarter of an hour, and with a new password', async () => {
    await ask();
    server.clock.pass(901);
    expect((await use((await links())[0])).statusCode).toBe(400);
    await ask();
    const [, link] = await links();
    await server.post('a/auth/passwordreset/', { email: OWNER });
    const token = /#token=([\w-]+)/.exec((await server.mails()).at(-1)?.body ?? '')?.[1];
    await server.post('a/auth/passwordreset/confirm/', { token, password: 'Tiare-2031!' });
    expect((await use(link)).statusCode).toBe(400);
  });

  it('are answered alike for an account, a closed one, an invited one and none', async () => {
    await server.store.tx(async (trx) => {
      await trx.updateTable('app_user').set({ is_active: false }).where('email', 'like', 'gis%').execute();
      await trx
        .updateTable('app_user')
        .set({ password_hash: null })
        .where('email', 'like', 'algae%')
        .execute();
    });
    const asked = ['nobody@x.example', 'gis_editor@demo.example', 'algae_editor@demo.example', OWNER];
    const answers = [];
    for (const email of asked) answers.push(await ask(email));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {}']),
    );
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([OWNER]);
  });

  it('are sent three times in a quarter of an hour, and a stranger who asks ends none', async () => {
    for (let i = 0; i < 5; i++) expect((await ask(OWNER, `192.0.2.${i + 1}`)).statusCode).toBe(200);
    const sent = await links();
    expect(sent).toHaveLength(3);
    expect((await use(sent[0])).statusCode).toBe(200);
    // The owner is in, so that the others are of no use.
    expect((await use(sent[1])).statusCode).toBe(400);
    server.clock.pass(901);
    await ask();
    expect(await links()).toHaveLength(4);
  });

  it('are bounded by address', async () => {
    for (let i = 0; i < 5; i++) await ask();
    expect((await ask()).statusCode).toBe(429);
  });

  it('bring the owner in while wrong passwords hold the account back', async () => {
    for (let i = 0; i < 41; i++)
      await server.post(
        'token/',
        { username: OWNER, password: 'Wrong-2026' },
        { remoteAddress: `198.51.100.${i + 1}` },
      );
    const held = await server.post('token/', { username: OWNER, password: DEMO_PASSWORD });
    expect(held.json().code).toBe('login_held');
    await ask();
    expect((await use((await links())[0])).statusCode).toBe(200);
  });

  it('ask for the second factor as the password would', async () => {
    const id = await server.accountId('moderator');
    await server.store.tx((trx) =>
      trx
        .insertInto('totp')
        .values({
          ...{ user_id: id, secret: 'sealed', last_step: 0 },
          ...{ created_at: new Date(server.clock.now()), confirmed_at: new Date(server.clock.now()) },
        })
        .execute(),
    );
    await ask();
    const response = await use((await links())[0]);
    const { access, factors } = response.json<{ access: string; factors: string[] }>();
    expect(factors).toEqual(['code']);
    const own = { headers: { authorization: `Bearer ${access}` } };
    expect((await server.get('a/getme/', own)).statusCode).toBe(401);
  });
});
