import type { Account, AccountState } from '@ciguawatch/shared/api/schemas/accounts/account';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { hasSecondStep } from '../second-factor/held';
import { mayGrantRightsOf, type Rights } from './scope';

/** An account as stored, with its rights. */
export interface AccountRow extends Rights {
  id: number;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  is_active: boolean;
  has_password: boolean;
  user_country: number;
  language: string | null;
  avatar: string | null;
  biosketch: string;
  function: string;
  position: string;
  organization: string;
  version: number;
  created_at: Date;
  last_login_at: Date | null;
  invited_until: Date | null;
  pending_email: string | null;
  second_step: boolean;
}

const invitation = sql`(select t.expires_at from one_time_token t
  where t.user_id = u.id and t.purpose = 'invite' and t.used_at is null limit 1)`;

/**
 * Accounts that meet a condition on `u`, sorted by name.
 * @param now milliseconds since 1970 UTC; an unconfirmed address counts until its link expires
 */
export async function accountRows(
  db: Reader,
  where: RawBuilder<unknown>,
  now: number,
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.email, u.username, u.first_name, u.last_name, u.is_active, u.user_country, u.language, u.avatar,
      u.biosketch, u.function, u.position, u.organization, u.scope_groups, u.scope_countries, u.version,
      u.created_at, u.last_login_at, u.password_hash is not null as has_password,
      array(select group_id::int from user_group where user_id = u.id order by 1) as groups,
      array(select country_id from user_country where user_id = u.id order by 1) as countries,
      ${invitation} as invited_until,
      (select t.email from one_time_token t where t.user_id = u.id and t.purpose = 'email' and t.used_at is null
        and t.expires_at > ${new Date(now)} limit 1) as pending_email,
      ${hasSecondStep(sql`u.id`)} as second_step
    from app_user u where ${where} order by lower(u.last_name), lower(u.first_name), lower(u.email), u.id`.execute(
    db,
  );
  return rows;
}

/** One account; null when there is none. */
export async function accountRow(db: Reader, id: number, now: number): Promise<AccountRow | null> {
  const [row] = await accountRows(db, sql`u.id = ${id}`, now);
  return row ?? null;
}

/** State of an account: closed, active, or invited while it has no password. */
export const stateOf = ({
  is_active,
  has_password,
}: Pick<AccountRow, 'is_active' | 'has_password'>): AccountState =>
  !is_active ? 'inactive' : has_password ? 'active' : 'invited';

/** An account in the form of the response: for its owner, or for a manager with what they may grant. */
export function accountOf(row: AccountRow, asker: Pick<Operator, 'id'> & Partial<Rights>): Account {
  const isOwn = row.id === asker.id;
  const { scope_groups = [], scope_countries = [] } = asker;
  const editable = !isOwn && mayGrantRightsOf({ scope_groups, scope_countries }, row);
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    groups: [...row.groups],
    action_scope: { roles: [...row.scope_groups], countries: [...row.scope_countries] },
    profile: {
      user_country: row.user_country,
      manage_countries: [...row.countries],
      avatar: row.avatar,
      lang: row.language,
    },
    biosketch: row.biosketch || null,
    function: row.function || null,
    position: row.position || null,
    organization: row.organization || null,
    version: row.version,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    invited_until: row.has_password ? null : (row.invited_until?.toISOString() ?? null),
    pending_email: isOwn || editable ? row.pending_email : null,
    ...((isOwn || editable) && { second_step: row.second_step }),
    editable,
  };
}
