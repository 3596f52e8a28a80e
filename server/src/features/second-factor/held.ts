import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';

/** Ways to do the second step of a login. */
type FactorKind = 'code' | 'passkey';

/** Second factors that an account can use; none when a password is enough. */
export async function heldFactors(db: Reader, user: number): Promise<FactorKind[]> {
  const held = await db
    .selectNoFrom(
      sql<boolean>`exists (select from totp where user_id = ${user} and confirmed_at is not null)`.as('code'),
    )
    .select(sql<boolean>`exists (select from passkey where user_id = ${user})`.as('passkey'))
    .executeTakeFirstOrThrow();
  return [...(held.code ? (['code'] as const) : []), ...(held.passkey ? (['passkey'] as const) : [])];
}

/** Whether a login of an account asks for a second step, as part of a statement. */
export const hasSecondStep = (user: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from totp where user_id = ${user} and confirmed_at is not null)
    or exists (select from passkey where user_id = ${user}))`;

/** Removes every second factor of an account. @returns whether there was any */
export async function removeAllFactors(trx: Transaction<DB>, user: number): Promise<boolean> {
  const removed = [
    await trx.deleteFrom('totp').where('user_id', '=', user).executeTakeFirst(),
    await trx.deleteFrom('passkey').where('user_id', '=', user).executeTakeFirst(),
    await trx.deleteFrom('recovery_code').where('user_id', '=', user).executeTakeFirst(),
  ];
  return removed.some(({ numDeletedRows }) => numDeletedRows > 0n);
}
