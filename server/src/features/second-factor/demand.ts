import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Store } from '../../db/store';

/** Time that existing accounts have to add a second factor once their role needs one. */
const GRACE = sql.lit('7 days');

/**
 * Notes which roles need a second factor; those that already did keep their date.
 * @param now milliseconds since 1970 UTC
 */
export const applyFactorDemand = (store: Store, roles: readonly RoleId[], now: number): Promise<void> =>
  store.tx(async (trx) => {
    await trx
      .deleteFrom('factor_demand')
      .where('role', 'not in', [0, ...roles])
      .execute();
    for (const role of roles)
      await trx
        .insertInto('factor_demand')
        .values({ role, since: new Date(now) })
        .onConflict((oc) => oc.doNothing())
        .execute();
  });

/**
 * SQL of the time by which an account must have a second factor: seven days after its role needed one or after it
 * was made, whichever is later. Null when it has one, or needs none.
 * @param user SQL of the account's id
 */
const dueOf = (user: RawBuilder<unknown>): RawBuilder<Date | null> => sql<Date | null>`(
  select greatest(min(d.since), min(a.created_at)) + interval ${GRACE}
  from factor_demand d join user_group g on g.group_id = d.role join app_user a on a.id = g.user_id
  where g.user_id = ${user}
    and not exists (select from totp where user_id = a.id and confirmed_at is not null)
    and not exists (select from passkey where user_id = a.id))`;

/** The same as a column of a query over accounts `u`. */
export const factorDueColumn = () => dueOf(sql.ref('u.id')).as('factor_due');

/** Time by which the account of a login must have a second factor; null for none, or where its provider asked for one. */
export async function factorDue(db: Reader, family: string): Promise<Date | null> {
  const login = await db
    .selectFrom('refresh_family as f')
    .select(dueOf(sql.ref('f.user_id')).as('due'))
    .where('f.id', '=', family)
    .where('f.provider_factor', '=', false)
    .executeTakeFirst();
  return login?.due ?? null;
}
