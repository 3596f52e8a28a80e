import { CHUNK_CASES, PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
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

  it('has a new version with each change, and the same after merging', async () => {
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

  it('is filled as cases become public, whatever their numbers, and keeps its cases', async () => {
    await emptyCases(server.store);
    const add = (ids: number[], review_state: 'new' | 'to_review' = 'new') =>
      byHand(server.store)
        .insertInto('case_report')
        .values(ids.map((id) => ({ id, case_country: 4, review_state })))
        .execute();
    const held = async (chunk: number) => {
      const rows = JSON.parse(await chunkText(server.store, chunk)) as unknown[][];
      return rows.map((row) => row[PUBLIC_COLUMNS.indexOf('id')]);
    };
    await sql`select setval('public_case_number', ${CHUNK_CASES - 1}::int, false)`.execute(
      byHand(server.store),
    );
    await add([900_000_000]);
    // A case that waits for review takes no place in a chunk, or the public could count it.
    await add([30], 'to_review');
    await add([20]);
    await add([800_000_000]);
    await add([10]);
    const all = async () => [await held(0), await held(1), await held(2)];
    expect(await all()).toEqual([[20, 900_000_000], [10, 800_000_000], []]);
    expect((await readVersions(server.store)).lastChunk).toBe(1);
    const set = (id: number, review_state: 'new' | 'rejected') =>
      byHand(server.store).updateTable('case_report').set({ review_state }).where('id', '=', id).execute();
    await set(20, 'rejected');
    expect(await all()).toEqual([[900_000_000], [10, 800_000_000], []]);
    await set(20, 'new');
    await set(30, 'new');
    expect(await all()).toEqual([[20, 900_000_000], [10, 30, 800_000_000], []]);
  });
});
