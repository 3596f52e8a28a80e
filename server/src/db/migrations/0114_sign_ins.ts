import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Logins and failed tries of accounts, so that their owners can tell their own from a stranger's. `device` is the
 * hash of a cookie by which a browser is known again; no address and no place is kept.
 */
const statements = [
  `create table sign_in (
    id integer primary key generated always as identity,
    user_id integer not null references app_user (id) on delete cascade,
    at timestamptz not null,
    way text not null check (way in ('password', 'code', 'passkey', 'failed_password', 'failed_code')),
    device text,
    browser text,
    system text,
    is_new boolean not null default false,
    constraint sign_in_unturned check (unturned(sign_in::text))
  )`,
  'create index sign_in_user on sign_in (user_id, at)',
];

/** Logins and failed tries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
