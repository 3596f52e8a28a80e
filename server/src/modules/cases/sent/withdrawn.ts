import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';

/** How long it is remembered that a report was withdrawn: a phone may keep a copy unsent for as long. */
const REMEMBERED_DAYS = 400;

/** Whether one of these reports was withdrawn. */
export async function isWithdrawn(db: Kysely<DB>, uuids: readonly (string | undefined)[]): Promise<boolean> {
  const named = uuids.flatMap((uuid) => uuid?.toLowerCase() ?? []);
  const found = await db
    .selectFrom('withdrawn_report')
    .select('case_uuid')
    .where('case_uuid', 'in', named)
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers that reports were withdrawn, whether they arrived or not. */
export async function keepWithdrawn(db: Kysely<DB>, uuids: readonly string[], now: number): Promise<void> {
  const at = new Date(now);
  await db
    .insertInto('withdrawn_report')
    .values(uuids.map((case_uuid) => ({ case_uuid, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Erases the contacts made with these reports, whether a report uses them or not. */
export async function eraseContact(db: Kysely<DB>, uuids: readonly string[]): Promise<void> {
  await db.deleteFrom('contact').where('case_uuid', 'in', uuids).execute();
}

/** Forgets withdrawals that nothing can follow any more. @returns how many */
export async function forgetWithdrawn(store: Store, now: number): Promise<number> {
  const before = new Date(now - REMEMBERED_DAYS * 86_400_000);
  const gone = await store.read.deleteFrom('withdrawn_report').where('at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
