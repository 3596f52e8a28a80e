import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** `isPairable` of the pairs feature, word for word: otherwise no query uses the index. */
const PAIRABLE = `deleted_at is null and duplicate_of is null and source <> 'haedat'
    and review_state not in ('to_review', 'rejected', 'withdrawn')`;

/**
 * Orders over several keys have no index of their own and need a full sort; this narrow index holds every
 * sort key, so that the sort need not read the cases, which are five times as wide. Proposed pairs get an
 * index in the order of their list.
 */
const statements = [
  'drop index case_report_by_id',
  `create index case_report_by_id on case_report (case_country, id)
    include (sort_date, sort_age, sort_ill, sort_severity, sort_island, sort_specie) where deleted_at is null`,
  `create index case_report_pairable on case_report (id) include (case_country, meal_group) where ${PAIRABLE}`,
  `create index case_pair_queue on case_pair (later_at nulls first, event_date desc, id desc)
    where decision is null and proposed is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
