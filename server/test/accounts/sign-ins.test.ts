import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { forgetExpiredSessions } from '../../src/jobs/expired-sessions';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describe.each(bothEngines)('logins of an account on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_LOGIN_EVERYWHERE: '1000' }, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const as = 'cases_editor';
  const email = `${as}@demo.example`;
  /** Logs in by a browser with the cookies it holds. */
  const login = (agent: string, cookies: Record<string, string> = {}, password = DEMO_PASSWORD) =>
    server.post(
      'token/',
      { username: email, password },
      { cookies, headers: { 'x-session': 'cookie', 'user-agent': agent } },
    );
  const markOf = (response: Awaited<ReturnType<typeof login>>): Record<string, string> =>
    Object.fromEntries(
      response.cookies.filter(({ name }) => name === 'cig_device').map(({ name, value }) => [name, value]),
    );
  const list = async (token?: string) =>
    (await server.get('a/sign-in/', token ? { headers: { authorization: `Bearer ${token}` } } : { as })).json<
      { way: string; browser: string | null; system: string | null; is_new: boolean }[]
    >();

  it('are listed with their device for 90 days, failed tries too, and to nobody else', async () => {
    const first = await login(FIREFOX);
    await login(FIREFOX, {}, 'Wrong-2026');
    server.clock.pass(60);
    await login(PHONE, markOf(first));
    const { access } = first.json<{ access: string }>();
    expect(await list(access)).toMatchObject([
      { way: 'password', browser: 'Chrome', system: 'Android', is_new: false },
      { way: 'failed_password', browser: 'Firefox', system: 'Linux', is_new: false },
      { way: 'password', browser: 'Firefox', system: 'Linux', is_new: false },
    ]);
    const other = await server.get('a/sign-in/', { as: 'moderator' });
    expect(other.json<{ way: string }[]>().map(({ way }) => way)).toEqual(['password']);
    server.clock.pass(90 * 86_400 - 60);
    await forgetExpiredSessions(server.store, server.clock);
    const rows = () => server.store.read.selectFrom('sign_in').select('id').execute();
    expect(await rows()).toHaveLength(4);
    server.clock.pass(61);
    await forgetExpiredSessions(server.store, server.clock);
    expect(await rows()).toEqual([]);
  });

  it('from a new device are told to the owner in their language, from a known one not', async () => {
    await server.store.tx((trx) =>
      trx.updateTable('app_user').set({ language: 'fr_FR' }).where('email', '=', email).execute(),
    );
    const first = await login(FIREFOX);
    await login(FIREFOX, markOf(first));
    expect(await server.mails()).toEqual([]);
    const phone = await login(PHONE);
    await login(PHONE, markOf(phone));
    const mails = await server.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Nouvel appareil sur votre compte du portail Ciguawatch'],
    ]);
    expect(mails[0]?.body).toContain('Chrome, Android');
    const time = new Date(server.clock.now()).toISOString();
    expect(mails[0]?.body).toContain(`${time.slice(0, 10)} ${time.slice(11, 16)} UTC`);
    // The cookie of one account makes a browser known to no other.
    await server.post('token/', { username: 'moderator@demo.example', password: DEMO_PASSWORD });
    await server.post(
      'token/',
      { username: 'moderator@demo.example', password: DEMO_PASSWORD },
      { cookies: markOf(phone), headers: { 'x-session': 'cookie', 'user-agent': PHONE } },
    );
    expect((await server.mails()).map(({ recipient }) => recipient)).toEqual([
      email,
      'moderator@demo.example',
    ]);
  });

  it('fail a hundred times a day at most in the list, so that tries do not hide each other', async () => {
    for (let i = 0; i < 105; i++)
      await server.post(
        'token/',
        { username: email, password: 'Wrong-2026' },
        { remoteAddress: `192.0.2.${i + 1}` },
      );
    const failures = (await list()).filter(({ way }) => way === 'failed_password');
    expect(failures).toHaveLength(100);
  });

  it('that were a stranger’s are ended with the password, and the owner chooses another by mail', async () => {
    const [mine, theirs] = [await login(FIREFOX), await login(PHONE)];
    const tokens = [mine, theirs].map((response) => response.json<{ access: string }>().access);
    const headers = { authorization: `Bearer ${tokens[0]}` };
    // Without being meant it does nothing.
    expect((await server.post('a/sign-in/not-me/', {}, { headers })).statusCode).toBe(400);
    expect((await server.post('a/sign-in/not-me/', { close: true }, { headers })).statusCode).toBe(200);
    for (const token of tokens) {
      const own = { headers: { authorization: `Bearer ${token}` } };
      expect((await server.get('a/getme/', own)).statusCode).toBe(401);
    }
    expect((await login(FIREFOX)).statusCode).toBe(401);
    const mail = (await server.mails()).at(-1);
    expect(mail?.subject).toContain('closed until you choose a new password');
    const token = /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const password = 'Tiare-2031!';
    expect((await server.post('a/auth/passwordreset/confirm/', { token, password })).statusCode).toBe(200);
    expect((await login(FIREFOX, {}, password)).statusCode).toBe(200);
    const trail = await server.store.read
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('kind', '=', 'user')
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'not_me', before: null, after: null },
      { action: 'password', before: null, after: null },
    ]);
  });
});
