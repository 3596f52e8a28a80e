import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * That the questions on recovery of a date were shown to the person: the published figure counts as asked who could
 * have answered. Nothing else is kept of it.
 */
const statements = [
  `create table recovery_shown (
    case_id integer not null references case_report (id) on delete cascade,
    due smallint not null check (due in (15, 90, 365)),
    at timestamptz not null,
    primary key (case_id, due),
    constraint recovery_shown_unturned check (unturned(recovery_shown::text))
  )`,
];

/** Dates whose questions were shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
