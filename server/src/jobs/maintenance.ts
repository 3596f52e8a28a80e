import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Store } from '../db/store';
import type { Job } from './job';
import { onceADay } from './once-a-day';

const MINUTE = 60_000;
const LAST_CARE = 'maintenance';

/** Jobs that PostgreSQL does by itself: the embedded engine neither checkpoints nor vacuums. */
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

/** Vacuums the tables once a day. */
const nightly = (store: Store, clock: Clock): Promise<void> =>
  onceADay(store, clock, LAST_CARE, async () => {
    await sql`vacuum analyze`.execute(store.read);
  });
