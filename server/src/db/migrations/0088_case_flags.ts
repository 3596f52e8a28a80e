import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Flags of cases that an editor looked at and found right. `facts` is a fingerprint of what the flag rested on: other
 * facts raise it again. Flags themselves are computed and stored nowhere.
 */
const statements = [
  `create table case_flag (
    case_id integer not null references case_report (id) on delete cascade,
    flag text not null check (flag ~ '^[a-z_0-9]{1,40}$'),
    facts text not null,
    by_user integer references app_user (id) on delete set null,
    at timestamptz not null default now(),
    primary key (case_id, flag),
    constraint case_flag_unturned check (unturned(case_flag::text))
  )`,
];

/** Looks at flags of cases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
