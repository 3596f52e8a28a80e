import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Logins with device and last use, addresses waiting for confirmation, HTML mails, and accounts ordered by
 * last use.
 */
const statements = [
  `alter table refresh_family add column browser text, add column system text, add column last_used_at timestamptz`,
  `update refresh_family f set last_used_at = coalesce(
    (select max(t.created_at) from refresh_token t where t.family_id = f.id), f.started_at)`,
  `alter table refresh_family alter column last_used_at set not null`,
  `alter table one_time_token add column email text`,
  `alter table one_time_token drop constraint one_time_token_purpose_check`,
  `alter table one_time_token add constraint one_time_token_purpose_check
    check (purpose in ('reset', 'invite', 'email') and (purpose = 'email') = (email is not null))`,
  `alter table mail_outbox add column html text not null default ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
