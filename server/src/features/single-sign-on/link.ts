import type { SsoIdentity } from '@ciguawatch/shared/api/schemas/accounts/single-sign-on';
import type { Transaction } from 'kysely';
import type { SingleSignOn } from '../../config/single-sign-on';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import { mailOwner } from '../second-factor/mail-owner';
import { addIdentity } from './account';
import type { Claims } from './provider';

/** Providers by which one's own account logs in. */
export async function readIdentities({ store }: Deps, { id }: Operator): Promise<SsoIdentity[]> {
  const rows = await store.read
    .selectFrom('sso_identity')
    .select(['id', 'issuer', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Links an account that is logged in with whom the provider named.
 * @throws HttpError 409 when they belong to another account
 */
export const linkIdentity = (
  deps: Deps,
  settings: SingleSignOn,
  claims: Claims,
  { id }: Operator,
): Promise<void> =>
  deps.store.tx(async (trx) => {
    if (!(await addIdentity(deps, trx, settings, claims, id)))
      throw new HttpError(409, 'sso_taken', { user: id });
    await mailOwner(deps, trx, id, 'sso_linked', { provider: new URL(settings.issuer).host });
    await tell(deps, trx, id, 'sso_link', settings.issuer);
  });

/** Stops an account logging in by a provider; one that has gone already is no error. */
export const unlinkIdentity = (deps: Deps, { id: user }: Operator, id: number): Promise<void> =>
  deps.store.tx(async (trx) => {
    const removed = await trx
      .deleteFrom('sso_identity')
      .where('id', '=', id)
      .where('user_id', '=', user)
      .returning('issuer')
      .executeTakeFirst();
    if (removed) await tell(deps, trx, user, 'sso_unlink', removed.issuer);
  });

async function tell(
  { clock }: Deps,
  trx: Transaction<DB>,
  user: number,
  action: 'sso_link' | 'sso_unlink',
  sso: string,
): Promise<void> {
  const { country } = await trx
    .selectFrom('app_user')
    .select('user_country as country')
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  await audit(trx, { at: clock.now(), user, kind: 'user', object_id: user, action, country, after: { sso } });
}
