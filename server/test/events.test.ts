import type { AddressInfo } from 'node:net';
import { EVENT_STREAM } from '@ciguawatch/shared/api/calls/desk/events';
import { sql } from 'kysely';
import { CHANNEL } from '../src/db/notices';
import { openPostgres } from '../src/db/postgres';
import { drain } from '../src/shutdown';
import { setUpCases } from './cases/case-setup';
import { VITI_LEVU } from './cases/samples';
import { byHand } from './support/by-hand';
import { EventReader } from './support/event-reader';
import { TestServer } from './support/harness';
import { bothEngines } from './support/test-store';

const FIJI = 3;
const open: EventReader[] = [];
const listen = async (server: TestServer, as: string | null = 'cases_editor', last?: string) => {
  const reader = await EventReader.open(server, as, last);
  open.push(reader);
  return reader;
};
const leaveAll = () => {
  for (const reader of open.splice(0)) reader.leave();
};
/** Announces a change that is none; PostgreSQL delivers notices in the order of their commits. */
const announce = (server: TestServer, notice: string) =>
  server.store.tx((trx) => sql`select pg_notify(${CHANNEL}, ${notice})`.execute(trx));
/** A stream that has heard of all that was committed before, with the id of its last event. */
const opened = async (server: TestServer, as = 'cases_editor') => {
  const reader = await listen(server, as);
  let event = await reader.next();
  const country = as.endsWith('.fj') ? FIJI : 4;
  await announce(server, `coverage ${country}`);
  do event = await reader.next();
  while (event && !event.changes.some(({ kind }) => kind === 'coverage'));
  return { reader, id: event?.id ?? '' };
};

/** Opens a port; how to fetch the stream there as an editor. */
async function listening(server: TestServer) {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const authorization = `Bearer ${await server.token('cases_editor')}`;
  return {
    address: `http://127.0.0.1:${port}/api/cw/events/`,
    headers: { accept: EVENT_STREAM, authorization },
  };
}

describe.each(bothEngines)('the event stream on %s', (engine) => {
  const on = setUpCases(engine);
  afterEach(leaveAll);

  it('tells of a report that arrives, and of its review, to editors of its country only', async () => {
    const { reader: here } = await opened(on.server, 'cases_editor');
    const { reader: fiji } = await opened(on.server, 'cases_editor.fj');
    const id = await on.send();
    expect(await here.changes()).toEqual(['arrival 4']);
    const review = { review_state: 'reviewed' };
    await on.server.change('PATCH', `cw/case/${id}/review/`, { as: 'cases_editor', body: review });
    await byHand(on.server.store).updateTable('case_report').set({ review_state: 'to_review' }).execute();
    expect(await here.changes()).toEqual(['case 4']);
    // The first event that Fiji hears is its own, although two came before it.
    await on.send({ case_location_id: VITI_LEVU });
    expect(await fiji.changes()).toEqual([`arrival ${FIJI}`]);
  });

  it('tells everybody that public rows changed, and nobody of what is hidden', async () => {
    const { reader: editor } = await opened(on.server);
    const stranger = await listen(on.server, null);
    const heard: object[] = [];
    const following = (async () => {
      for (let event = await stranger.next(); event; event = await stranger.next())
        if (event.changes.length > 0) heard.push(event.changes);
    })().catch(() => undefined);
    /** Waits until a change committed now was told, and with it all that was committed before. */
    const told = async () => {
      await announce(on.server, 'coverage 4');
      while (!(await editor.changes())?.includes('coverage 4'));
      return heard.splice(0);
    };
    const edit = (part: object) => byHand(on.server.store).updateTable('case_report').set(part).execute();
    const open = [{ kind: 'public', country: 0 }];

    await on.send();
    expect(await told()).toEqual([open]);
    await on.send({ website: 'https://spam.example' });
    await edit({ age: 41 });
    expect(await told()).toEqual([]);
    await edit({ review_state: 'rejected' });
    expect(await told()).toEqual([open]);
    leaveAll();
    await following;
  });

  it('ends a stream without an account after five minutes', async () => {
    const stranger = await listen(on.server, null);
    await stranger.next();
    on.server.clock.pass(301);
    on.server.app.changes.beat();
    expect(await stranger.next()).toBeNull();
  });

  it('tells both countries of a case that moves from one to the other', async () => {
    await on.send();
    const { reader: here } = await opened(on.server, 'cases_editor');
    const { reader: fiji } = await opened(on.server, 'cases_editor.fj');
    await byHand(on.server.store).updateTable('case_report').set({ case_country: FIJI }).execute();
    expect(await here.changes()).toEqual(['case 4']);
    expect(await fiji.changes()).toEqual([`case ${FIJI}`]);
  });

  it('tells of observed months, and of nothing that was rolled back', async () => {
    const { reader } = await opened(on.server);
    const month = { source: 'haedat' as const, from_month: '2017-01-01', until_month: '2017-02-01' };
    const add = (country: number, fails: boolean) =>
      on.server.store.tx(async (trx) => {
        await trx
          .insertInto('coverage')
          .values({ ...month, country })
          .execute();
        await trx.deleteFrom('coverage').where('country', '=', country).execute();
        if (fails) throw new Error('given up');
      });
    await expect(
      on.server.store.tx(async (trx) => {
        await trx.updateTable('case_report').set({ age: 30 }).execute();
        await trx
          .insertInto('coverage')
          .values({ ...month, country: 4 })
          .execute();
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    await add(4, false);
    expect(await reader.changes()).toEqual(['coverage 4']);
  });

  it('says what was missed while nobody listened, once', async () => {
    const { reader: other } = await opened(on.server, 'admin');
    const { id } = await opened(on.server);
    await other.next();
    await on.send();
    expect(await other.changes()).toEqual(['arrival 4']);
    const again = await listen(on.server, 'cases_editor', id);
    const missed = await again.next();
    expect(missed?.changes).toEqual([
      { kind: 'arrival', country: 4 },
      { kind: 'public', country: 0 },
    ]);
    const third = await listen(on.server, 'cases_editor', missed?.id);
    expect(await third.changes()).toEqual([]);
  });

  it('says what changed since a browser began to ask, which had heard nothing yet', async () => {
    const since = async (ago: number) => (await listen(on.server, 'admin', `age.${ago}`)).changes();
    const { reader } = await opened(on.server, 'admin');
    on.server.clock.pass(60);
    expect(await since(1000)).toEqual([]);
    await on.send();
    expect(await reader.changes()).toEqual(['arrival 4']);
    on.server.clock.pass(5);
    expect(await since(4000)).toEqual([]);
    expect(await since(5000)).toEqual(['arrival 4']);
    // Before this server heard of changes anything may have changed.
    expect(await since(10 * 86_400_000)).toContain('coverage 4');
  });

  it('says that all may have changed to a browser that comes from another start or server', async () => {
    const reader = await listen(on.server, 'cases_editor', 'abcd0123.7');
    expect(await reader.changes()).toEqual(['arrival 4', 'case 4', 'alert 4', 'coverage 4']);
  });

  it('ends with a logout, at once', async () => {
    const { reader } = await opened(on.server);
    const user = await on.server.accountId('cases_editor');
    const revoked_at = new Date(on.server.clock.now());
    await byHand(on.server.store)
      .updateTable('refresh_family')
      .set({ revoked_at })
      .where('user_id', '=', user)
      .execute();
    expect(await reader.next()).toBeNull();
    await on.server.reset(['case_report']);
  });

  it('ends when a role or a country of the account changes', async () => {
    for (const table of ['user_group', 'user_country'] as const) {
      const { reader } = await opened(on.server);
      const user = await on.server.accountId('cases_editor');
      await byHand(on.server.store).deleteFrom(table).where('user_id', '=', user).execute();
      expect(await reader.next()).toBeNull();
      await on.server.reset();
    }
  });

  it('ends with its access token, and tells nothing after it', async () => {
    const { reader } = await opened(on.server);
    on.server.clock.pass(on.server.deps.config.session.access + 1);
    await byHand(on.server.store).updateTable('case_report').set({ age: 31 }).execute();
    on.server.app.changes.beat();
    expect(await reader.next()).toBeNull();
    expect(on.server.app.changes.size).toBe(0);
  });
});

describe('the event stream', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  // A kept connection would hold the server open for more than a minute.
  afterAll(async () => {
    await drain(server.app, 1_000);
    await server.stop();
  });
  afterEach(leaveAll);

  it('is neither cached nor collected on its way, and needs a client that reads streams', async () => {
    const { headers, statusCode } = (await listen(server)).response;
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': EVENT_STREAM,
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect((await server.get('cw/events/', { as: 'cases_editor' })).statusCode).toBe(406);
  });

  it('is refused with a token that is none any more, so that its browser takes another one', async () => {
    const headers = { accept: EVENT_STREAM, authorization: 'Bearer gone' };
    expect((await server.get('cw/events/', { headers })).statusCode).toBe(401);
  });

  it('is refused to a ninth window of one account, and free again when one closes', async () => {
    const { address, headers } = await listening(server);
    const closing = new AbortController();
    await fetch(address, { headers, signal: closing.signal });
    for (let n = server.app.changes.size; n < 8; n++) await listen(server);
    expect((await listen(server)).response.statusCode).toBe(429);
    expect((await listen(server, 'admin')).response.statusCode).toBe(200);
    closing.abort();
    while (server.app.changes.size > 8) await new Promise((turn) => setImmediate(turn));
    expect((await listen(server)).response.statusCode).toBe(200);
  });

  it('is refused to the forty-first window of one address without an account, not to accounts there', async () => {
    for (let n = 0; n < 40; n++) expect((await listen(server, null)).response.statusCode).toBe(200);
    expect((await listen(server, null)).response.statusCode).toBe(429);
    expect((await listen(server, 'admin')).response.statusCode).toBe(200);
  });
});

it('no stream keeps a server that was asked to stop', async () => {
  const server = await TestServer.start();
  const { address, headers } = await listening(server);
  const response = await fetch(address, { headers });
  expect(response.status).toBe(200);
  // The connections are cut only after ten minutes, longer than a test may take.
  await drain(server.app, 600_000);
  expect(await response.text()).toContain('data: []');
  await server.stop();
});

(bothEngines.includes('postgres') ? describe : describe.skip)('two servers on one database', () => {
  it('tell of what the other one stored, and go on when the database cut their connection', async () => {
    const one = await TestServer.start({}, 'postgres');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one.store.read);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    const two = await TestServer.over((limits) => openPostgres(url.href, { limits }));
    const { reader } = await opened(two);
    await announce(one, 'alert 4');
    expect(await reader.changes()).toEqual(['alert 4']);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ciguawatch-notices' and datname = current_database()`.execute(one.store.read);
    expect(await reader.changes()).toHaveLength(4);
    reader.leave();
    await two.stop();
    await one.stop();
  });
});
