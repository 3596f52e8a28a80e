import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { sendWaiting } from '../../src/mail/poller';
import { decryptLinks, sealToken } from '../../src/mail/sealed-links';
import { placesOf } from '../support/database-search';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const ADDRESS = '203.0.113.77';
const CHOSEN = 'Tiare-2031!';

describe.each(engines)('the database on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  it('reveals no password, token or address, while mails wait and after they have left', async () => {
    const from = { remoteAddress: ADDRESS };
    const login = await server.post(
      'token/',
      { username: 'gis_editor@demo.example', password: DEMO_PASSWORD },
      from,
    );
    await server.post('token/', { username: 'gis_editor@demo.example', password: 'Corail-1999' }, from);
    await server.post('token/', { username: 'nobody-there@x.example', password: 'Corail-1999' }, from);
    await server.post('a/auth/passwordreset/', { email: 'gis_editor@demo.example' }, from);
    await server.post('a/users/', { email: 'vaite@lab.example' }, { as: 'users_manager' });
    const me = (await server.get('a/getme/', { as: 'moderator' })).json<{ id: number }>().id;
    const body = { email: 'new@lab.example', current_password: DEMO_PASSWORD };
    await server.change('PATCH', `a/users/${me}/`, { as: 'moderator', body });
    const { refresh } = login.json<{ refresh: string }>();
    const sent = (await server.mails()).flatMap(
      ({ body: text }) => /#(?:token|email)=([\w-]+)/.exec(text)?.[1] ?? [],
    );
    expect([sent.length, refresh.length, new Set(sent.map(({ length }) => length))]).toEqual([
      3,
      43,
      new Set([43]),
    ]);
    const secrets = [DEMO_PASSWORD, 'Corail-1999', ADDRESS, 'nobody-there', refresh, ...sent];
    expect(await placesOf(server.store, secrets)).toEqual([]);
    // The tokens found in the mails are the real ones: reset and invitation each set a password once.
    for (const token of sent.slice(0, 2)) {
      const confirm = () => server.post('a/auth/passwordreset/confirm/', { token, password: CHOSEN });
      expect([(await confirm()).statusCode, (await confirm()).statusCode]).toEqual([200, 400]);
    }
    const left: string[] = [];
    await sendWaiting(server.deps, async (letter) => void left.push(letter.body + letter.html));
    for (const token of sent) expect(left.filter((text) => text.includes(token))).toHaveLength(1);
    expect(await placesOf(server.store, [...secrets, CHOSEN])).toEqual([]);
  });

  it('accepts the link of an invitation for a week, like a reset link for an hour', async () => {
    const made = [
      await server.post('a/auth/passwordreset/', { email: 'algae_editor@demo.example' }),
      await server.post('a/users/', { email: 'manutea@lab.example' }, { as: 'users_manager' }),
    ];
    expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
    const [reset, invite] = (await server.mails())
      .slice(-2)
      .map(({ body }) => /#token=([\w-]+)/.exec(body)?.[1] ?? '');
    const works = async (token = '') =>
      (await server.post('a/auth/passwordreset/check/', { token })).statusCode === 200;
    for (const [seconds, both] of [
      [0, [true, true]],
      [3599, [true, true]],
      [2, [false, true]],
      [7 * 86_400 - 3602, [false, true]],
      [2, [false, false]],
    ] as const) {
      server.clock.pass(seconds);
      expect([seconds, [await works(reset), await works(invite)]]).toEqual([seconds, both]);
    }
  });

  it('opens the link of a mail with the secret that sealed it alone, and says what to do otherwise', async () => {
    const link = `https://x.example/auth/resetconfirm#token=${sealToken('one secret', 'abc_-9')}`;
    expect(decryptLinks('one secret', `Go to\n\n${link}\n`)).toBe(
      'Go to\n\nhttps://x.example/auth/resetconfirm#token=abc_-9\n',
    );
    expect(() => decryptLinks('another', link)).toThrow('have another one sent');
    expect(() => decryptLinks('one secret', link.slice(0, -2))).toThrow('have another one sent');
    expect(decryptLinks('another', 'https://x.example/password-reset')).toBe(
      'https://x.example/password-reset',
    );
  });
});
