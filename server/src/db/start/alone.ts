import { sql } from 'kysely';
import type { Store } from '../store';

/** Names the lock among those of other programs on the same database: "cigu" in ASCII. */
const LOCK = 0x63696775;

/**
 * Does something that one server at a time may do on a database: making tables, filling them. On
 * PostgreSQL the others wait, however long it takes; the embedded database has one server only.
 * Not nestable.
 */
export async function alone<T>(store: Store, work: () => Promise<T>): Promise<T> {
  if (store.engine === 'pglite') return work();
  // A lock of the connection, not of a transaction: one that stays open would hold every client's sync back.
  return store.held(async (held) => {
    await sql`set statement_timeout = 0`.execute(held);
    await sql`set lock_timeout = 0`.execute(held);
    try {
      await sql`select pg_advisory_lock(${LOCK})`.execute(held);
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held);
      await sql`reset statement_timeout`.execute(held);
      await sql`reset lock_timeout`.execute(held);
    }
  });
}
