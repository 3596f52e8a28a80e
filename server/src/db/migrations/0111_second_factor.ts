import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Authenticator apps and recovery codes of accounts. The secret of an app is sealed by the server's key; `last_step`
 * is the time step of the last accepted code, so that none works twice. Recovery codes are hashes.
 *
 * A login with `factor_pending` has shown the password alone: its token opens the second step and nothing else.
 */
const statements = [
  `create table totp (
    user_id integer primary key references app_user (id) on delete cascade,
    secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step integer not null default 0,
    constraint totp_unturned check (unturned(totp::text))
  )`,
  `create table recovery_code (
    code_hash text primary key,
    user_id integer not null references app_user (id) on delete cascade,
    used_at timestamptz,
    constraint recovery_code_unturned check (unturned(recovery_code::text))
  )`,
  'create index recovery_code_user on recovery_code (user_id)',
  'alter table refresh_family add column factor_pending boolean not null default false',
];

/** Second factors of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
