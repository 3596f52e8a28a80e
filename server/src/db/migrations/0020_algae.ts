import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Samplings of microalgae: partial dates, harmless repeats, deletions that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // Civil time at the place, as far as it is known: 2016, 2016-05, 2026-11-17, 2026-11-17T09:20.
    `alter table tracking alter column at_sampling_time type text
      using to_char(at_sampling_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`,
    // The form fills in the defaults of the specification; imported files get no invented values.
    `alter table tracking alter column at_species drop default`,
    `alter table tracking alter column at_dino_identification drop default`,
    `alter table tracking add column uuid text unique`,
    `alter table tracking add column source text not null default 'form'`,
    `alter table tracking add column deleted_at timestamptz`,
    `create index tracking_code on tracking (at_country, code)`,
  ]);
}
