import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { audit } from '../../audit/audit';
import { accountOf } from '../account-rows';
import { lockForManager } from '../find';

/**
 * `POST a/users/{id}/export/`: what is held of the person of an account, as a file. What the person wrote about cases
 * stays out, since it tells of others. The trail says who asked for it.
 * @returns JSON, and the number for its name
 */
export async function exportAccount(deps: Deps, who: Operator, id: number): Promise<string> {
  const at = deps.clock.now();
  const account = await deps.store.tx(async (trx) => {
    const { manager, target } = await lockForManager(trx, who, id, at);
    const country = target.user_country;
    await audit(trx, { at, user: who.id, kind: 'user', object_id: id, action: 'export_person', country });
    const { editable: _, ...held } = accountOf(target, manager);
    return held;
  });
  const held = await heldOf(deps.store.read, id);
  return JSON.stringify({ at: new Date(at).toISOString(), account, ...held }, null, 2);
}

async function heldOf(db: Reader, id: number) {
  const of = id;
  return {
    logins: await db
      .selectFrom('refresh_family')
      .select(['started_at', 'last_used_at', 'ends_at', 'revoked_at', 'revoke_reason', 'browser', 'system'])
      .where('user_id', '=', of)
      .orderBy('started_at')
      .execute(),
    sign_ins: await db
      .selectFrom('sign_in')
      .select(['at', 'way', 'browser', 'system', 'is_new'])
      .where('user_id', '=', of)
      .orderBy('id')
      .execute(),
    authenticator_app: await db
      .selectFrom('totp')
      .select(['created_at', 'confirmed_at'])
      .where('user_id', '=', of)
      .execute(),
    passkeys: await db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', of)
      .orderBy('id')
      .execute(),
    settings: await db
      .selectFrom('person_setting')
      .select(['key', 'value'])
      .where('user_id', '=', of)
      .orderBy('key')
      .execute(),
    visits: await db
      .selectFrom('person_visit')
      .select(['key', 'since', 'seen_at'])
      .where('user_id', '=', of)
      .orderBy('key')
      .execute(),
    saved_views: await db
      .selectFrom('saved_view')
      .select(['name', 'filter', 'sort', 'columns', 'shared'])
      .where('user_id', '=', of)
      .orderBy('id')
      .execute(),
    done_to_the_account: await db
      .selectFrom('audit')
      .select(['at', 'action', 'before', 'after'])
      .where('kind', '=', 'user')
      .where('object_id', '=', String(of))
      .orderBy('id')
      .execute(),
    done_by_the_person: await db
      .selectFrom('audit')
      .select(['at', 'kind', 'object_id', 'action'])
      .where('user_id', '=', of)
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('mail_outbox')
      .select(['created_at', 'subject', 'sent_at', 'failed_at'])
      .where(
        sql<string>`lower(recipient)`,
        '=',
        db.selectFrom('app_user').select(sql<string>`lower(email)`.as('email')).where('id', '=', of),
      )
      .orderBy('id')
      .execute(),
  };
}
