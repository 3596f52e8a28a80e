import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { Authenticator } from '../support/authenticator';
import { placesOf } from '../support/database-search';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';

const ORIGIN = 'https://ciguatera.example';

describe.each(bothEngines)('passkeys on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ PUBLIC_URL: ORIGIN }, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const as = 'cases_editor';
  const password = DEMO_PASSWORD;
  const login = async () =>
    (await server.post('token/', { username: `${as}@demo.example`, password })).json<{
      factors?: string[];
    }>();
  const challengeOf = async (path: string, body?: object, who?: string) => {
    const asked = await server.post(path, body, who ? { as: who } : {});
    return asked.json<{ options: { challenge: string; rpId?: string; rp?: { id: string } } }>().options;
  };
  async function add(device: Authenticator, name: string, who = as) {
    const { challenge } = await challengeOf('a/factor/passkey/options/', { password }, who);
    return server.post('a/factor/passkey/', device.register(challenge, name), { as: who });
  }
  async function signIn(device: Authenticator) {
    const { challenge } = await challengeOf('token/passkey/options/');
    return server.post('token/passkey/', device.signIn(challenge));
  }
  const code = (response: { json(): { code?: string } }) => response.json().code;

  it('are added by the password, several to an account with names, and sign in alone', async () => {
    const wrong = { password: 'Wrong-2026' };
    expect(code(await server.post('a/factor/passkey/options/', wrong, { as }))).toBe('password_wrong');
    const [phone, desk] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
    const added = await add(phone, 'My phone');
    expect(added.json<{ recovery_codes: string[] }>().recovery_codes).toHaveLength(10);
    expect((await add(desk, 'Desk')).json()).toEqual({ recovery_codes: null });
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringContaining('second step was added')),
    );
    expect((await login()).factors).toEqual(['passkey']);
    const done = await signIn(desk);
    const { access, refresh } = done.json<{ access: string; refresh: string }>();
    const headers = { authorization: `Bearer ${access}` };
    expect((await server.get('a/getme/', { headers })).json()).toMatchObject({ email: `${as}@demo.example` });
    expect((await server.post('token/refresh/', { refresh })).statusCode).toBe(200);
    const now = new Date(server.clock.now()).toISOString();
    expect((await server.get('a/factor/', { headers })).json()).toMatchObject({
      passkeys: [
        { name: 'My phone', last_used_at: null },
        { name: 'Desk', last_used_at: now },
      ],
    });
  });

  it('belong to the domain of the portal and need a finger, face or PIN', async () => {
    const options = await challengeOf('a/factor/passkey/options/', { password }, as);
    expect(options.rp?.id).toBe('ciguatera.example');
    expect((await challengeOf('token/passkey/options/')).rpId).toBe('ciguatera.example');
    for (const device of [new Authenticator('https://evil.example'), new Authenticator(ORIGIN, false)])
      expect(code(await add(device, 'x'))).toBe('passkey_refused');
    const device = new Authenticator(ORIGIN);
    await add(device, 'x');
    const { challenge } = await challengeOf('token/passkey/options/');
    const forged = {
      ...device.signIn(challenge),
      signature: new Authenticator(ORIGIN).signIn(challenge).signature,
    };
    expect(code(await server.post('token/passkey/', forged))).toBe('passkey_refused');
    expect(code(await signIn(new Authenticator(ORIGIN)))).toBe('passkey_unknown');
  });

  it('answer each challenge once, within five minutes, and only the one they were asked', async () => {
    const device = new Authenticator(ORIGIN);
    const { challenge } = await challengeOf('a/factor/passkey/options/', { password }, as);
    // Another account cannot use it, which uses it up for nobody.
    expect(
      code(await server.post('a/factor/passkey/', device.register(challenge, 'x'), { as: 'moderator' })),
    ).toBe('passkey_refused');
    expect((await server.post('a/factor/passkey/', device.register(challenge, 'x'), { as })).statusCode).toBe(
      200,
    );
    expect(code(await server.post('a/factor/passkey/', device.register(challenge, 'y'), { as }))).toBe(
      'passkey_refused',
    );
    const other = await challengeOf('token/passkey/options/');
    const answer = device.signIn(other.challenge);
    const both = await Promise.all([1, 2].map(() => server.post('token/passkey/', answer)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const late = await challengeOf('token/passkey/options/');
    server.clock.pass(301);
    expect(code(await server.post('token/passkey/', device.signIn(late.challenge)))).toBe('passkey_refused');
    expect(code(await server.post('token/passkey/', device.signIn('bWFkZS11cA')))).toBe('passkey_refused');
  });

  it('are refused when their counter goes back, as that of a copy does', async () => {
    const device = new Authenticator(ORIGIN);
    device.counter = 5;
    await add(device, 'x');
    device.counter = 6;
    expect((await signIn(device)).statusCode).toBe(200);
    expect(code(await signIn(device))).toBe('passkey_refused');
    device.counter = 7;
    expect((await signIn(device)).statusCode).toBe(200);
  });

  it('are removed by their owner alone, after the password, and told to the owner', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device, 'x');
    const { id = 0 } =
      (await server.get('a/factor/', { as })).json<{ passkeys: { id: number }[] }>().passkeys[0] ?? {};
    const path = `a/factor/passkey/${id}/remove/`;
    expect((await server.post(path, {}, { as })).statusCode).toBe(400);
    expect((await server.post(path, { password }, { as: 'moderator' })).statusCode).toBe(200);
    expect((await signIn(device)).statusCode).toBe(200);
    expect((await server.post(path, { password }, { as })).statusCode).toBe(200);
    expect(code(await signIn(device))).toBe('passkey_unknown');
    expect((await server.get('a/factor/', { as })).json()).toMatchObject({ passkeys: [], recovery_left: 0 });
    expect((await login()).factors).toBeUndefined();
    const told = (await server.mails()).filter(({ subject }) => subject.includes('was removed'));
    expect(told.map(({ recipient }) => recipient)).toEqual([`${as}@demo.example`]);
  });

  it('are given another name by their owner alone, and are ten at most', async () => {
    const named = async () =>
      (await server.get('a/factor/', { as })).json<{ passkeys: { id: number; name: string }[] }>().passkeys;
    for (let i = 1; i <= 10; i++)
      expect((await add(new Authenticator(ORIGIN), `Device ${i}`)).statusCode).toBe(200);
    const eleventh = await server.post('a/factor/passkey/options/', { password }, { as });
    expect([eleventh.statusCode, code(eleventh)]).toEqual([409, 'passkey_count']);
    const [first] = await named();
    const path = `a/factor/passkey/${first?.id}/name/`;
    expect((await server.post(path, { name: 'Theirs' }, { as: 'moderator' })).statusCode).toBe(200);
    expect((await server.post(path, { name: ' ' }, { as })).statusCode).toBe(400);
    expect((await named())[0]?.name).toBe('Device 1');
    expect((await server.post(path, { name: ' Old phone ' }, { as })).statusCode).toBe(200);
    expect((await named())[0]?.name).toBe('Old phone');
  });

  it('end with a login that was not the owner’s, but for those that are older than the list of logins', async () => {
    const [old, young] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
    await add(old, 'Mine');
    const long = new Date(server.clock.now() - 91 * 86_400_000);
    await server.store.tx((trx) => trx.updateTable('passkey').set({ created_at: long }).execute());
    await add(young, 'Theirs');
    expect((await server.post('a/sign-in/not-me/', { close: true }, { as })).statusCode).toBe(200);
    expect((await signIn(young)).statusCode).toBe(401);
    expect((await signIn(old)).statusCode).toBe(200);
  });

  it('sign in to no closed account', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device, 'x');
    const id = await server.accountId(as);
    await server.change('PATCH', `a/users/${id}/`, { as: 'users_manager', body: { is_active: false } });
    expect(code(await signIn(device))).toBe('passkey_unknown');
  });

  it('leave no challenge in the database as it was sent', async () => {
    const { challenge } = await challengeOf('token/passkey/options/');
    expect(challenge.length).toBeGreaterThan(20);
    expect(await placesOf(server.store, [challenge])).toEqual([]);
  });
});

it('take the host of the request where no address is configured', async () => {
  const server = await TestServer.start();
  try {
    const headers = { host: 'lagoon.local:8080' };
    const asked = await server.post('token/passkey/options/', undefined, { headers });
    expect(asked.json()).toMatchObject({ options: { rpId: 'lagoon.local' } });
  } finally {
    await server.stop();
  }
});
