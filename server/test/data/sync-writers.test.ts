import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { random } from '../../src/db/demo/demo-random';
import type { Store } from '../../src/db/store';
import { changedSince } from '../../src/features/sync/check';
import { bothEngines, openTestStore } from '../support/test-store';

const WRITERS = 6;
const WRITES = 60;

/** Adds locations, each in a transaction that stays open for a while before and after. */
async function writer(store: Store, seed: number, written: Set<number>): Promise<void> {
  const chance = random(seed);
  for (let i = 0; i < WRITES; i++) {
    await store.tx(async (trx) => {
      await sql`select 1`.execute(trx);
      await pause(chance.int(0, 10));
      const { id } = await trx
        .insertInto('location')
        .values({
          name: `W${seed}-${i}`,
          names: {},
          country: 4,
          type: 'L',
          parent_id: 69,
          timezone: null,
          loca_bbox: null,
          center: null,
          geometry: null,
          population_unit_id: null,
          source: null,
          licence: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await pause(chance.int(0, 15));
      written.add(id);
    });
  }
}

// Random delays decide only how long transactions stay open.
describe.each(bothEngines)('six writers with open transactions on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  it('lose nothing for a client that syncs meanwhile', async () => {
    const written = new Set<number>();
    const seen = new Set<number>();
    let after = (await changedSince(store, 'location', '1970-01-01T00:00:00Z')).at;
    let polls = 0;
    const poll = async () => {
      const { ids, at } = await changedSince(store, 'location', after);
      for (const id of ids) seen.add(id);
      after = at;
      polls += 1;
    };
    let writing = true;
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, i) => writer(store, i + 1, written)),
    ).finally(() => {
      writing = false;
    });
    while (writing) {
      await poll();
      await pause(3);
    }
    await writers;
    await poll();
    expect(written.size).toBe(WRITERS * WRITES);
    expect([...written].filter((id) => !seen.has(id))).toEqual([]);
    expect(polls).toBeGreaterThan(5);
  });
});
