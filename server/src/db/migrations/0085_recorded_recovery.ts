import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Editors can record what a person tells them, and a death, after which nobody is asked. Only a death has no consent.
 * `recorded` stays when the account of the editor is gone.
 */
const statements = [
  'alter table recovery drop constraint recovery_feels_check',
  `alter table recovery add constraint recovery_feels_check
    check (feels in ('gone', 'little', 'disturbs', 'unknown', 'died'))`,
  'alter table recovery alter column consent drop not null',
  `alter table recovery add constraint recovery_consent_check
    check (consent is not null or feels = 'died')`,
  'alter table recovery add column by_user integer references app_user (id) on delete set null',
  'alter table recovery add column recorded boolean not null default false',
];

/** Answers on recovery that an editor records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
