import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { digest } from '../../security/hash';

/** Number of codes that a person gets at once. */
const COUNT = 10;
/** Letters and digits of RFC 4648 base32, of which none is mistaken for another. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 80 bits: too many to try, so that a plain hash is enough. */
const LETTERS = 16;

/** A code without its hyphens and spaces, in capital letters. */
export const plainCode = (given: string): string => given.replace(/[\s-]/g, '').toUpperCase();

/** Whether a plain code has the shape of a recovery code. */
export const isRecoveryCode = (plain: string): boolean => /^[A-Z2-7]{16}$/.test(plain);

const newCode = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/**
 * Replaces the recovery codes of an account.
 * @returns the new ones, which are stored as hashes only
 */
export async function renewRecoveryCodes(trx: Transaction<DB>, user: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await trx.deleteFrom('recovery_code').where('user_id', '=', user).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: user, code_hash: digest(plainCode(code)), used_at: null })))
    .execute();
  return codes;
}

/**
 * Uses a recovery code.
 * @returns number of codes left; null when it is unknown or was used
 */
export async function spendRecoveryCode(
  trx: Transaction<DB>,
  user: number,
  plain: string,
  now: number,
): Promise<number | null> {
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: new Date(now) })
    .where('code_hash', '=', digest(plain))
    .where('user_id', '=', user)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used ? unusedCodes(trx, user) : null;
}

/** Number of recovery codes that an account can still use. */
export async function unusedCodes(db: Pick<Transaction<DB>, 'selectFrom'>, user: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', user)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
