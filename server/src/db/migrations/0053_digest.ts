import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * The last civil day whose morning mail was made for an account, and when. One row an account decides among several
 * servers, and after a restart, who makes it; it is written also when there was nothing to say.
 */
const statements = [
  `create table digest (
    user_id integer primary key references app_user (id) on delete cascade,
    day date not null,
    at timestamptz not null,
    constraint digest_unturned check (unturned(digest::text))
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
