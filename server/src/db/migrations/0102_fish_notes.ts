import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Alerts of one fish on an island, and notes on its fish: the first report of a species there, and the same one again
 * from somebody else. A note holds what was known when the case came, because marks of devices and networks are
 * erased after 30 days.
 */
const statements = [
  'alter table alert add column specie_id integer references specie (id) on delete set null',
  `create table fish_note (
    id integer primary key generated always as identity,
    kind text not null check (kind in ('first_fish', 'fish_again')),
    case_id integer not null references case_report (id) on delete cascade,
    other_id integer references case_report (id) on delete cascade,
    country integer not null references country (id),
    island integer not null references location (id) on delete cascade,
    specie_id integer not null references specie (id) on delete cascade,
    named integer,
    once integer,
    noted_at timestamptz not null,
    unique (kind, case_id),
    check ((kind = 'fish_again') = (other_id is not null)),
    check ((kind = 'first_fish') = (named is not null and once is not null)),
    constraint fish_note_unturned check (unturned(fish_note::text))
  )`,
  'create index fish_note_country on fish_note (country, noted_at)',
  'create index fish_note_case on fish_note (case_id)',
  'create index fish_note_other on fish_note (other_id) where other_id is not null',
];

/** The species of an alert, and notes on the fish of a case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
