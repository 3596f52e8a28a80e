import { setTimeout as pause } from 'node:timers/promises';
import { CHUNK_CASES } from '@ciguawatch/shared/domain/case-table/case-columns';
import { sql } from 'kysely';
import { random } from '../../src/db/demo/demo-random';
import type { Store } from '../../src/db/store';
import { byHand } from '../support/by-hand';
import { bothEngines } from '../support/test-store';
import { type One, read, serversOf } from './servers';

// Without rounding to days and the two minutes for old clients, which would hide missed changes.
jest.mock('../../src/features/sync/watermark', () => ({
  ...jest.requireActual('../../src/features/sync/watermark'),
  startOfDay: (stamp: string) => stamp,
  publicWatermark: (stamp: string) => stamp,
}));

const WRITERS = 6;
const WRITES = 30;
const READERS = 4;

/** Each case has a chunk of its own, or another change in the chunk would hide a missed one. */
const aloneInChunks = (store: Store) =>
  sql`alter sequence public_case_number increment by ${sql.lit(CHUNK_CASES)}`.execute(byHand(store));

let cases = 0;

/** Writes cases through any of the servers, each in a transaction that stays open before and after. */
async function writer(servers: readonly One[], seed: number): Promise<void> {
  const chance = random(seed);
  for (let i = 0; i < WRITES; i += 1) {
    const { store } = servers[chance.int(0, servers.length - 1)] as One;
    await store.tx(async (trx) => {
      await sql`select 1`.execute(trx);
      await pause(chance.int(0, 10));
      // A new case, a changed one or a removed one; its month tells the reader which version it has.
      const { rows } = await sql<{ id: number }>`
        select id from case_report where deleted_at is null order by random() limit 1 for update skip locked`.execute(
        trx,
      );
      const old = rows[0]?.id;
      const what = chance.int(0, 4);
      if (old === undefined || what < 3)
        await trx
          .insertInto('case_report')
          .values({ id: ++cases, case_country: 4, case_eventmonth: 1 })
          .execute();
      else if (what < 4)
        await sql`update case_report set case_eventmonth = 1 + case_eventmonth % 12 where id = ${old}`.execute(
          trx,
        );
      else await sql`update case_report set deleted_at = now() where id = ${old}`.execute(trx);
      await pause(chance.int(0, 15));
    });
    await pause(chance.int(0, 5));
  }
}

type Row = [id: number, month: number];

/**
 * A client like the portal: reads what was removed, what changed, then the chunk, and keeps the earliest
 * time.
 */
class Reader {
  readonly copy = new Map<number, number>();
  polls = 0;
  #after = '1970-01-01T00:00:00Z';

  constructor(
    private readonly servers: readonly One[],
    private readonly chance: ReturnType<typeof random>,
  ) {}

  async poll(): Promise<void> {
    const gone = await this.#ask(`a/check/case/?del=true&after=${this.#after}`);
    const changed = await this.#ask(`a/check/case/?after=${this.#after}`);
    const times = [gone.at];
    for (const id of changed.body as number[]) {
      const { rows } = await sql<{ chunk: number }>`select chunk from public_case where id = ${id}`.execute(
        (this.servers[0] as One).store.read,
      );
      const chunk = await this.#ask(`cw/caselist/?format=json&chunk=${rows[0]?.chunk}`);
      times.push(chunk.at);
      this.copy.delete(id);
      for (const [listed, month] of chunk.body as Row[]) this.copy.set(listed, month);
    }
    for (const id of gone.body as number[]) this.copy.delete(id);
    this.#after = times.sort()[0] ?? this.#after;
    this.polls += 1;
  }

  /** Any of the servers, as behind a load balancer. */
  async #ask(path: string) {
    const server = this.servers[this.chance.int(0, this.servers.length - 1)] as One;
    const { status, headers, text } = await read(server, path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return { body: JSON.parse(text) as unknown, at: headers.get('x-sync-at') ?? '' };
  }
}

describe.each(bothEngines)('six writers and four clients on %s', (engine) => {
  let servers: Awaited<ReturnType<typeof serversOf>>;
  beforeAll(async () => {
    servers = await serversOf(engine);
    await aloneInChunks((servers.all[0] as One).store);
  });
  afterAll(() => servers.stop());

  it('miss nothing, though the servers do not notify one another and use their caches', async () => {
    const readers = Array.from({ length: READERS }, (_, i) => new Reader(servers.all, random(100 + i)));
    let writing = true;
    const writers = Promise.all(
      Array.from({ length: WRITERS }, (_, i) => writer(servers.all, i + 1)),
    ).finally(() => {
      writing = false;
    });
    const reading = readers.map(async (reader) => {
      while (writing) {
        await reader.poll();
        await pause(3);
      }
    });
    await Promise.all([writers, ...reading]);
    // Longer than versions are cached, and twice: the first round may only trigger a new response.
    for (let round = 0; round < 3; round += 1) {
      await pause(300);
      for (const reader of readers) await reader.poll();
    }
    const { rows } = await sql<{ id: number; month: number }>`
      select id, case_eventmonth::int as month from case_report where deleted_at is null order by id`.execute(
      (servers.all[0] as One).store.read,
    );
    const stored = rows.map(({ id, month }) => [id, month]);
    expect(stored.length).toBeGreaterThan(20);
    for (const { copy, polls } of readers) {
      expect([...copy].sort(([a], [b]) => a - b)).toEqual(stored);
      expect(polls).toBeGreaterThan(3);
    }
  });
});
