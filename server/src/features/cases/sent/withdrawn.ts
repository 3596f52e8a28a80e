import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader, Store } from '../../../db/store';
import type { Proof } from './proof';

/** Days that a withdrawal is remembered: a phone may keep an unsent copy of the report that long. */
const REMEMBERED_DAYS = 400;

/** Stored instead of an HMAC for withdrawals from before there were receipt codes. */
const NO_CODE = '';

/**
 * Whether one of these reports was withdrawn.
 * @param proof of the arriving report, whose receipt code must match the withdrawal's; without it any
 * withdrawal counts
 */
export async function isWithdrawn(
  db: Reader,
  uuids: readonly (string | undefined)[],
  proof?: Pick<Proof, 'receipt_hmac'>,
): Promise<boolean> {
  const named = uuids.flatMap((uuid) => uuid?.toLowerCase() ?? []);
  let query = db.selectFrom('withdrawn_report').select('case_uuid').where('case_uuid', 'in', named);
  if (proof) query = query.where('receipt_hmac', 'in', [NO_CODE, proof.receipt_hmac ?? NO_CODE]);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Remembers withdrawn reports, whether they have arrived or not.
 * @param receipt HMAC of the code; null for an older withdrawal without one
 * @param now milliseconds since 1970 UTC
 */
export async function keepWithdrawn(
  db: Transaction<DB>,
  uuids: readonly string[],
  receipt: string | null,
  now: number,
): Promise<void> {
  const at = new Date(now);
  const receipt_hmac = receipt ?? NO_CODE;
  if (uuids.length === 0) return;
  await db
    .insertInto('withdrawn_report')
    .values(uuids.map((case_uuid) => ({ case_uuid, receipt_hmac, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Erases the contacts created for these reports, whether used or not. */
export async function eraseContact(db: Transaction<DB>, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await db.deleteFrom('contact').where('case_uuid', 'in', uuids).execute();
}

/**
 * Forgets withdrawals older than any report that may still arrive.
 * @returns number of withdrawals
 */
export async function forgetWithdrawn(store: Store, now: number): Promise<number> {
  const before = new Date(now - REMEMBERED_DAYS * 86_400_000);
  const gone = await store.tx((trx) =>
    trx.deleteFrom('withdrawn_report').where('at', '<', before).executeTakeFirst(),
  );
  return Number(gone.numDeletedRows);
}
