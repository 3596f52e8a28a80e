import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Who an account is to a provider of single sign-on: the provider's address and its number of the person, never a mail
 * address, which may change hands.
 */
const statements = [
  `create table sso_identity (
    id integer primary key generated always as identity,
    user_id integer not null references app_user (id) on delete cascade,
    issuer text not null,
    subject text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    unique (issuer, subject),
    unique (user_id, issuer),
    constraint sso_identity_unturned check (unturned(sso_identity::text))
  )`,
  'alter table refresh_family add column provider_factor boolean not null default false',
  'alter table sign_in drop constraint sign_in_way_check',
  `alter table sign_in add constraint sign_in_way_check
    check (way in ('password', 'code', 'passkey', 'link', 'sso', 'failed_password', 'failed_code'))`,
];

/** Single sign-on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
