import { sql } from 'kysely';
import type { Store } from '../store';

/** Key of the advisory lock: "cigu" in ASCII, so that other programs on the same database do not share it. */
const LOCK_KEY = 0x63696775;

/**
 * Runs work that only one server at a time may do on a database, such as migrating. On PostgreSQL the others
 * wait however long it takes; the embedded database has one server only. Must not be nested.
 */
export async function withStartLock<T>(store: Store, work: () => Promise<T>): Promise<T> {
  if (store.engine === 'pglite') return work();
  // A lock of the session: an open transaction would hold the sync watermark of every device back.
  return store.held(async (held) => {
    await sql`set statement_timeout = 0`.execute(held);
    await sql`set lock_timeout = 0`.execute(held);
    try {
      await sql`select pg_advisory_lock(${LOCK_KEY})`.execute(held);
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(held);
      await sql`reset statement_timeout`.execute(held);
      await sql`reset lock_timeout`.execute(held);
    }
  });
}
