import { CHUNK_IDS, PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import { chunkText, compactChunks, versionOf } from '../../src/features/cases/public/public-rows';
import { readVersions } from '../../src/http/response-cache/versions';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { emptyCases, report } from './samples';

describe('a chunk of the public list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
    await emptyCases(server.store);
  });
  afterAll(() => server.stop());

  it('has a new version with each change, the same when it is put in order', async () => {
    const version = async () => versionOf(await readVersions(server.store), 0);
    const empty = await version();
    for (const _report of [1, 2]) await server.post('cw/pcase/create/', report());
    const two = await version();
    expect(two).not.toBe(empty);
    const notes = async () =>
      (await sql`select 1 from case_chunk where chunk = 0`.execute(server.store.read)).rows.length;
    expect(await notes()).toBeGreaterThan(1);
    await compactChunks(server.store);
    expect(await notes()).toBe(1);
    expect(await version()).toBe(two);
  });

  it('holds the cases whose number is in it, its last one too, and the versions say how many chunks there are', async () => {
    await emptyCases(server.store);
    const ids = [1, CHUNK_IDS, CHUNK_IDS + 1, 2 * CHUNK_IDS, 2 * CHUNK_IDS + 1];
    await byHand(server.store)
      .insertInto('case_report')
      .values(ids.map((id) => ({ id, case_country: 4 })))
      .execute();
    const held = async (chunk: number) => {
      const rows = JSON.parse(await chunkText(server.store, chunk)) as unknown[][];
      return rows.map((row) => row[PUBLIC_COLUMNS.indexOf('id')]);
    };
    expect([await held(0), await held(1), await held(2), await held(3)]).toEqual([
      [1, CHUNK_IDS],
      [CHUNK_IDS + 1, 2 * CHUNK_IDS],
      [2 * CHUNK_IDS + 1],
      [],
    ]);
    expect((await readVersions(server.store)).lastChunk).toBe(2);
  });
});
