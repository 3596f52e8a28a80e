import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Passkeys (WebAuthn) of accounts: public keys, with the name that their owner gave. A challenge is used once and
 * within minutes; the one of a registration belongs to an account, the one of a login to nobody yet.
 */
const statements = [
  `create table passkey (
    id integer primary key generated always as identity,
    user_id integer not null references app_user (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter double precision not null,
    transports text not null,
    name text not null check (name <> ''),
    created_at timestamptz not null,
    last_used_at timestamptz,
    constraint passkey_unturned check (unturned(passkey::text))
  )`,
  'create index passkey_user on passkey (user_id)',
  `create table passkey_challenge (
    challenge text primary key,
    user_id integer references app_user (id) on delete cascade,
    expires_at timestamptz not null,
    constraint passkey_challenge_unturned check (unturned(passkey_challenge::text))
  )`,
];

/** Passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
