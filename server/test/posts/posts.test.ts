import { randomUUID } from 'node:crypto';
import { POST_PATH } from '@ciguawatch/shared/domain/posts/periods';
import { Places } from '../../src/features/cases/places';
import { feedCoverage } from '../../src/features/posts/feed-coverage';
import { sendDueRequests } from '../../src/features/posts/send-due';
import { makeLogger } from '../../src/log/logger';
import { coded, emptyCases, TAHITI } from '../cases/samples';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const MANGAREVA = 106;
/** Monday 30 November 2026, 8 o'clock in Mangareva (UTC-9). */
const MONDAY = '2026-11-30T17:00:00Z';

describe.each(engines)('posts that report zero cases on %s', (engine) => {
  let server: TestServer;
  let log = '';
  beforeAll(async () => {
    const logger = makeLogger({ production: true, to: { write: (line) => (log += line) } });
    server = await TestServer.start({}, engine, new FakeClock(), { log: logger });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-20T20:00:00Z');
    await emptyCases(server.store);
    await server.store.tx(async (trx) => {
      await trx.deleteFrom('post').execute();
      await trx.deleteFrom('mail_outbox').execute();
      await trx.deleteFrom('rate_limit').execute();
      await trx.deleteFrom('coverage').where('island', 'is not', null).execute();
    });
  });

  const told = {
    ...{
      island: MANGAREVA,
      name: 'Dispensaire de Rikitea',
      contact: 'Hina Maro',
      email: 'rikitea@sante.example',
    },
    ...{ sms: null as string | null, language: 'fr_FR', rhythm: 'weekly', starts: '2026-11-23', ends: null },
  };
  const add = async (more: object = {}, as = 'admin') =>
    server.post('cw/post/', { uuid: randomUUID(), ...told, ...more }, { as });
  const added = async (more: object = {}): Promise<{ id: number; version: number }> =>
    (await add(more)).json();
  const due = (at: string) => {
    server.clock.set(at);
    return sendDueRequests({ ...server.deps, clock: server.clock }, new Places(server.store));
  };
  const link = async (at = 0) => {
    const { body } = (await server.mails())[at] as { body: string };
    return new RegExp(`${POST_PATH}([\\w-]+)`).exec(body)?.[0] as string;
  };
  const open = (method: 'GET' | 'HEAD' | 'POST', url: string, payload?: string, remoteAddress = '10.1.0.1') =>
    server.app.inject({
      ...{ method, url, remoteAddress },
      ...(payload !== undefined && {
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });
  const states = async () =>
    (await server.get('cw/postanswer/?country=4', { as: 'admin' })).json<{
      posts: { periods: { first: string; state: string }[] }[];
      islands: { months: { month: string; state: string }[] }[];
    }>();
  const firstState = async () => (await states()).posts[0]?.periods[0]?.state;

  it('a post is added once, changed by its version and kept to its keepers', async () => {
    const uuid = randomUUID();
    const made = await add({ uuid });
    expect([made.statusCode, made.json().country]).toEqual([201, 4]);
    expect((await add({ uuid })).json().id).toBe(made.json().id);
    expect((await add({}, 'cases_editor')).statusCode).toBe(403);
    expect((await add({}, 'users_manager')).statusCode).toBe(403);
    const faults = (await add({ email: 'x', name: ' ', ends: '2026-01-01' })).json().fields;
    expect(faults).toEqual({ email: 'email', name: 'required', ends: 'date_invalid' });
    expect((await add({ email: null })).json().fields).toEqual({ email: 'required' });
    const changed = await server.change('PATCH', `cw/post/${made.json().id}/`, {
      as: 'admin',
      body: { rhythm: 'monthly' },
    });
    expect(changed.json()).toMatchObject({ rhythm: 'monthly', name: told.name, version: 2 });
    const trail = (await server.get('a/audit/log/?kind=post', { as: 'admin' })).json().results;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
  });

  it('asks from eight o’clock at the place on the day after the week, once, and reminds once', async () => {
    await added({ sms: '87778812@sms.example' });
    expect(await due('2026-11-30T16:59:00Z')).toBe(0);
    expect(await due(MONDAY)).toBe(2);
    expect(await due('2026-11-30T18:00:00Z')).toBe(0);
    const [mail, sms] = await server.mails();
    expect(mail).toMatchObject({
      recipient: told.email,
      subject: 'Ciguatera\u00a0: Dispensaire de Rikitea, du 23 novembre au 29 novembre 2026',
    });
    expect(sms).toMatchObject({ recipient: '87778812@sms.example', html: '' });
    expect(await due('2026-12-02T20:00:00Z')).toBe(0);
    expect(await due('2026-12-03T17:00:00Z')).toBe(2);
    expect(await due('2026-12-04T17:00:00Z')).toBe(0);
    expect(await link(2)).toBe(await link(0));
  });

  it('a part of a week is not asked about', async () => {
    await added({ starts: '2026-11-24' });
    expect(await due(MONDAY)).toBe(0);
    expect(await due('2026-12-07T17:00:00Z')).toBe(1);
  });

  it('the link is sealed until the mail leaves, and its token is in no table and no log', async () => {
    await added();
    await due(MONDAY);
    const token = (await link()).slice(POST_PATH.length);
    const { body, html } = await server.store.read
      .selectFrom('mail_outbox')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(`${body}${html}`).not.toContain(token);
    log = '';
    await open('GET', await link());
    await open('POST', await link(), 'go=nothing');
    expect(log).not.toContain(token);
  });

  it('only the button answers: a scanner that opens the link changes nothing', async () => {
    await added();
    await due(MONDAY);
    const page = await open('GET', await link());
    await open('HEAD', await link());
    await open('POST', await link(), '');
    expect(await firstState()).toBe('waiting');
    expect(page.headers['content-security-policy']).not.toContain('script');
    expect([page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    expect(page.body).toContain('Aucun cas cette semaine-là');
    const thanks = await open('POST', await link(), 'go=nothing');
    expect(thanks.body).toContain('Merci');
    expect(await firstState()).toBe('none');
    expect(await due('2026-12-03T17:00:00Z')).toBe(0);
    const english = await open('GET', `${await link()}?lang=en`);
    expect(english.body).toContain('Thank you');
  });

  it('a form of another site is refused', async () => {
    await added();
    await due(MONDAY);
    const foreign = await server.app.inject({
      ...{ method: 'POST', url: await link(), payload: 'go=nothing' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
      },
    });
    expect([foreign.statusCode, await firstState()]).toEqual([403, 'waiting']);
  });

  it('answers come for eight weeks and no longer', async () => {
    await added();
    await due(MONDAY);
    server.clock.set('2027-01-25T20:00:00Z');
    expect((await open('POST', await link(), 'go=nothing')).body).toContain('Le délai');
    expect(await firstState()).toBe('silent');
    server.clock.set('2027-01-24T20:00:00Z');
    await open('POST', await link(), 'go=nothing');
    expect(await firstState()).toBe('none');
  });

  it('wrong links are bounded, right ones are not', async () => {
    await added();
    await due(MONDAY);
    for (let i = 0; i < 20; i += 1) expect((await open('GET', await link())).statusCode).toBe(200);
    const codes: number[] = [];
    for (let i = 0; i < 11; i += 1)
      codes.push((await open('POST', `${POST_PATH}wrong${i}`, 'go=nothing')).statusCode);
    expect(codes).toEqual([...Array(10).fill(404), 429]);
    expect((await open('GET', await link())).statusCode).toBe(429);
    expect((await open('GET', await link(), undefined, '10.1.0.2')).statusCode).toBe(200);
  });

  it('a case of the period from the island is an answer', async () => {
    await added();
    await due(MONDAY);
    const report = (event: string, island: number) =>
      server.post('cw/pcase/create/', coded({ case_location_id: island, case_eventtime: event }));
    await report('2026-11-22T12:00', MANGAREVA);
    await report('2026-11-25T12:00', TAHITI);
    expect(await firstState()).toBe('waiting');
    await report('2026-11-25T12:00', MANGAREVA);
    expect(await firstState()).toBe('cases');
    expect((await open('GET', await link())).body).toContain('déjà été déclaré');
    expect(await due('2026-12-03T17:00:00Z')).toBe(0);
  });

  it('another address ends the links of the former one; the request can be sent again', async () => {
    const { id } = await added();
    await due(MONDAY);
    const former = await link();
    await server.change('PATCH', `cw/post/${id}/`, { as: 'admin', body: { email: 'other@sante.example' } });
    expect((await open('GET', former)).statusCode).toBe(404);
    const asked = await server.post(`cw/post/${id}/ask/`, { first: '2026-11-23' }, { as: 'admin' });
    expect(asked.json()).toEqual({ mailed: 1 });
    expect((await open('GET', await link(1))).statusCode).toBe(200);
    expect((await open('GET', former)).statusCode).toBe(404);
    const unknown = await server.post(`cw/post/${id}/ask/`, { first: '2026-11-16' }, { as: 'admin' });
    expect(unknown.json().fields).toEqual({ first: 'unknown_id' });
    const running = await server.post(`cw/post/${id}/ask/`, { first: '2026-11-30' }, { as: 'admin' });
    expect(running.json().fields).toEqual({ first: 'unknown_id' });
    expect((await server.post(`cw/post/${id}/ask/`, { first: 'x' }, { as: 'admin' })).statusCode).toBe(400);
  });

  it('a post may be asked before the hour of requests, which then does not ask again', async () => {
    const { id } = await added();
    server.clock.set('2026-11-30T12:00:00Z');
    const asked = await server.post(`cw/post/${id}/ask/`, { first: '2026-11-23' }, { as: 'admin' });
    expect(asked.json()).toEqual({ mailed: 1 });
    expect(await due(MONDAY)).toBe(0);
  });

  it('a silent month of an island is unobserved until a late answer, and a mark of an editor stays', async () => {
    await added({ rhythm: 'monthly', starts: '2026-10-01' });
    await added({ rhythm: 'monthly', starts: '2026-10-01', island: TAHITI, name: 'Papeete' });
    await due('2026-11-02T19:00:00Z');
    const marks = async () =>
      (await server.get('cw/coverage/'))
        .json<{ island: number | null; observed: boolean; from: string; until: string }[]>()
        .filter(({ island }) => island !== null)
        .map(({ island, observed, from, until }) => `${island} ${observed} ${from} ${until}`);
    const feed = async (at: string) => {
      server.clock.set(at);
      await feedCoverage(server.deps, await new Places(server.store).current());
    };
    const mark = (island: number, observed: boolean) =>
      server.change('PATCH', 'cw/coverage/4/', {
        as: 'admin',
        body: { source: 'report', marks: [{ island, from: '2026-10', until: '2026-10', observed }] },
      });
    await mark(TAHITI, true);
    await feed('2026-11-17T19:00:00Z');
    expect(await marks()).toEqual([`${TAHITI} true 2026-10 2026-10`]);
    await feed('2026-11-19T19:00:00Z');
    expect(await marks()).toContain(`${MANGAREVA} false 2026-10 2026-10`);
    expect(await marks()).toContain(`${TAHITI} true 2026-10 2026-10`);
    expect((await states()).islands).toContainEqual({
      island: MANGAREVA,
      months: [{ month: '2026-10', state: 'silent' }],
    });
    await open('POST', await link(0), 'go=nothing');
    await feed('2026-11-20T19:00:00Z');
    expect(await marks()).toEqual([`${TAHITI} true 2026-10 2026-10`]);
  });

  it('the rights desk finds and erases who answers, and ends the links', async () => {
    const { id } = await added();
    await due(MONDAY);
    const former = await link();
    const ask = (path: string, body: object) =>
      server.post(`cw/person/${path}`, body, { as: 'cases_editor' });
    const found = (await ask('find/', { text: told.email })).json();
    expect(found.subjects).toMatchObject([
      {
        key: `post:${id}`,
        texts: [
          { place: 'post', field: 'email' },
          { place: 'trail', field: 'email' },
        ],
      },
    ]);
    const erased = await ask('erase/', { text: told.email, keys: [`post:${id}`] });
    expect(erased.statusCode).toBe(200);
    expect((await ask('find/', { text: told.email })).json().subjects).toEqual([]);
    const [post] = (await server.get('cw/post/', { as: 'admin' })).json();
    expect(post).toMatchObject({ email: null, contact: 'Hina Maro', version: 2 });
    expect((await open('GET', former)).statusCode).toBe(404);
    expect(await due('2026-12-07T17:00:00Z')).toBe(0);
  });
});
