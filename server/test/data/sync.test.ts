import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { MAX_IDS } from '../../src/features/sync/check';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

describe.each(engines)('following changes on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const ask = async (kind: string, after: string, del = false) => {
    const response = await server.get(
      `a/check/${kind}/?after=${encodeURIComponent(after)}${del ? '&del=true' : ''}`,
    );
    expect(response.statusCode).toBe(200);
    return { ids: response.json<number[]>(), at: String(response.headers['x-sync-at']) };
  };

  it('lists what changed and what was removed, from the time of the previous response', async () => {
    const start = await ask('specie', '1970-01-01');
    expect(start.ids).toHaveLength(152);
    // Rows loaded a moment ago may be listed again, but nothing newer is lost.
    await byHand(server.store).updateTable('specie').set({ version: 2 }).where('id', '=', 7).execute();
    const { id } = await byHand(server.store)
      .insertInto('specie')
      .values({
        name: 'Testus testus',
        slug: 'testus-testus',
        media: null,
        family: null,
        description: null,
        food: null,
        sedentary: null,
        phenotype_id: null,
        aphia_id: null,
        spec_code: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const second = await ask('specie', start.at);
    expect(second.ids).toEqual(expect.arrayContaining([7, id]));
    await byHand(server.store).deleteFrom('specie').where('id', '=', id).execute();
    expect((await ask('specie', second.at, true)).ids).toEqual([id]);
    expect((await ask('specie', second.at)).ids).not.toContain(id);
  });

  it('lists times of cases to the day, and cases that are no longer public as removed', async () => {
    const first = (await server.post('cw/pcase/create/', report())).json<{ id: number }>().id;
    const second = (await server.post('cw/pcase/create/', report())).json<{ id: number }>().id;
    const set = (change: object) =>
      server.change('PATCH', `cw/case/${second}/`, { as: 'cases_editor', body: change });
    await set({ review_state: 'rejected', reason: 'Essai' });
    const now = new Date().toISOString();
    const changed = await ask('case', now);
    expect(changed).toEqual({ ids: [first], at: `${now.slice(0, 10)}T00:00:00.000000Z` });
    expect((await ask('case', now, true)).ids).toEqual([second]);
    await set({ review_state: 'reviewed', reason: 'Vu' });
    expect((await ask('case', now)).ids).toEqual([first, second]);
    expect((await ask('case', now, true)).ids).toEqual([]);
    await server.change('DELETE', `cw/case/${first}/`, { as: 'cases_editor' });
    expect((await ask('case', now, true)).ids).toEqual([first]);
  });

  it('covers places and algae', async () => {
    const { at } = await ask('location', '1970-01-01');
    await byHand(server.store).updateTable('location').set({ version: 2 }).where('id', '=', 69).execute();
    expect((await ask('location', at)).ids).toContain(69);
    expect((await ask('algaetracking', '1970-01-01')).ids).toEqual([]);
    expect((await ask('algaetracking', '1970-01-01', true)).ids).toEqual([]);
  });

  it('reads a time of any offset correctly', async () => {
    await byHand(server.store).updateTable('specie').set({ version: 3 }).where('id', '=', 9).execute();
    const hour = 3_600_000;
    const shifted = (at: number, hours: number) => new Date(at + hours * hour).toISOString().slice(0, 19);
    // Changes of today are listed from any time of the day on, and not from tomorrow.
    const tomorrow = Date.parse(new Date(Date.now() + 24 * hour).toISOString().slice(0, 10));
    for (const [hours, offset] of [
      [16, '+16:00'],
      [-16, '-16:00'],
      [23, '+23:00'],
    ] as const) {
      expect((await ask('specie', `${shifted(tomorrow - 1000, hours)}${offset}`)).ids).toContain(9);
      expect((await ask('specie', `${shifted(tomorrow, hours)}${offset}`)).ids).toEqual([]);
      await ask('case', `${shifted(tomorrow, hours)}${offset}`);
    }
    for (const after of [
      '2026-01-01T00:00+25:00',
      '0001-01-01T00:00+16:00',
      '9999-12-31T23:00-16:00',
      '2026-02-30',
    ])
      expect([
        after,
        (await server.get(`a/check/case/?after=${encodeURIComponent(after)}`)).statusCode,
      ]).toEqual([after, 400]);
  });

  it('sends many ids compressed, and not more than a client wants to read', async () => {
    const read = (encoding: string, query = '') =>
      server.get(`a/check/location/?after=1970-01-01${query}`, { headers: { 'accept-encoding': encoding } });
    const plain = await read('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await read('gzip, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync((await read('gzip')).rawPayload).toString()).toBe(plain.body);
    await sql`insert into tombstone (kind, id) select 'location', 900000 + g from generate_series(1, ${MAX_IDS}::int) g`.execute(
      byHand(server.store),
    );
    expect(JSON.parse((await read('identity', '&del=true')).body)).toHaveLength(MAX_IDS);
    await sql`insert into tombstone (kind, id) values ('location', 899999)`.execute(byHand(server.store));
    const refused = await read('identity', '&del=true');
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'sync_expired']);
    await sql`delete from tombstone where kind = 'location'`.execute(byHand(server.store));
  });

  it('refuses unknown kinds and times', async () => {
    expect((await server.get('a/check/user/?after=2026-01-01')).statusCode).toBe(400);
    for (const after of ['soon', '2026-13-01', "2026-01-01' or 1=1"]) {
      const response = await server.get(`a/check/case/?after=${encodeURIComponent(after)}`);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['after']]);
    }
    expect((await server.get('a/check/case/')).json().fields).toEqual({ after: 'required' });
  });
});
