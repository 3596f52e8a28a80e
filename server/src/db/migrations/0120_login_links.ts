import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Links by which an owner logs in while wrong passwords hold the account back, and logins by them. */
const statements = [
  'alter table one_time_token drop constraint one_time_token_purpose_check',
  `alter table one_time_token add constraint one_time_token_purpose_check
    check (purpose in ('reset', 'invite', 'email', 'login') and (purpose = 'email') = (email is not null))`,
  'alter table sign_in drop constraint sign_in_way_check',
  `alter table sign_in add constraint sign_in_way_check
    check (way in ('password', 'code', 'passkey', 'link', 'failed_password', 'failed_code'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
