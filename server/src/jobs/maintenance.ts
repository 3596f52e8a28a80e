import { sql } from 'kysely';
import type { Clock } from '../clock';
import { jsonb } from '../db/json';
import type { Store } from '../db/store';
import type { Job } from './job';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LAST_CARE = 'maintenance';

/** What a real PostgreSQL does by itself: the embedded one neither checkpoints nor vacuums. */
export function maintenanceJobs(store: Store, clock: Clock): Job[] {
  if (store.engine === 'postgres') return [];
  return [
    { name: 'checkpoint', every: 5 * MINUTE, run: checkpointer(store) },
    { name: 'nightly', every: 30 * MINUTE, run: () => nightly(store, clock) },
  ];
}

function checkpointer(store: Store): () => Promise<void> {
  let last = '';
  return async () => {
    const before = await walPosition(store);
    if (before === last) return;
    await sql`checkpoint`.execute(store.read);
    last = await walPosition(store);
  };
}

async function walPosition(store: Store): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
    store.read,
  );
  return rows[0]?.at ?? '';
}

/** Once a day: tidies the tables. */
async function nightly(store: Store, clock: Clock): Promise<void> {
  const now = clock.now();
  const row = await store.read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', LAST_CARE)
    .executeTakeFirst();
  if (typeof row?.value === 'number' && now - row.value < DAY) return;
  await store.read
    .insertInto('setting')
    .values({ key: LAST_CARE, value: jsonb(now) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: jsonb(now) }))
    .execute();
  await sql`vacuum analyze`.execute(store.read);
}
