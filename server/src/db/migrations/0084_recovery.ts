import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What a reporter answered 15 days, three months and a year after the meal, once for each. Beside the case, which
 * is listed and synchronised; erased with it.
 */
const statements = [
  `create table recovery (
    case_id integer not null references case_report (id) on delete cascade,
    due smallint not null check (due in (15, 90, 365)),
    consent smallint not null,
    feels text not null check (feels in ('gone', 'little', 'disturbs', 'unknown')),
    felt text[] not null default '{}'
      check (felt <@ array['cold', 'tingling', 'itching', 'tired', 'pain', 'other']),
    gone_since text check (gone_since in ('days', 'weeks', 'months')),
    brought_back text[] not null default '{}' check (brought_back <@ array['fish', 'alcohol', 'nuts']),
    at timestamptz not null default now(),
    primary key (case_id, due),
    constraint recovery_unturned check (unturned(recovery::text))
  )`,
];

/** Answers on whether a person is still ill. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
