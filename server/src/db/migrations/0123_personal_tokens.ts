import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Tokens by which programs act for an account, within scopes. Only their hash is stored; the name is the one that the
 * owner gave.
 */
const statements = [
  `create table personal_token (
    id integer primary key generated always as identity,
    user_id integer not null references app_user (id) on delete cascade,
    token_hash text not null unique,
    name text not null check (name <> ''),
    scopes text[] not null check (cardinality(scopes) > 0),
    countries integer[],
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz,
    constraint personal_token_unturned check (unturned(personal_token::text))
  )`,
  'create index personal_token_user on personal_token (user_id)',
];

/** Tokens for programs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
