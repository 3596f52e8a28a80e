import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Text of the trail about cases, alerts and bulletins. */
const TRAIL = `(coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`;
const PARTIAL = `where kind in ('case', 'alert', 'report') and (before is not null or after is not null)`;

/**
 * Search of the rights desk: words of contacts and trail, and digits of telephone numbers in the trail,
 * whatever separates them. Every five consecutive digits are indexed, so that a number is found with any
 * country code. The indexes cost little, since such rows are seldom written.
 */
const statements = [
  `create function figures_of(given text) returns text[] language sql immutable parallel safe as $$
    select array(
      select distinct substr(figures, at, 5)
      from regexp_matches(replace(given, '\\n', ' '), '[0-9][-0-9 .()/+\u00a0\u202f\u2010-\u2014]*[0-9]', 'g') as found,
        lateral (select regexp_replace(found[1], '[^0-9]', '', 'g') as figures) as bare,
        lateral generate_series(1, length(figures) - 4) as at)
  $$`,
  `create index contact_words on contact using gin (
    words_of(coalesce(cont_email, '') || ' ' || coalesce(cont_name, '') || ' ' || coalesce(cont_phone, ''))
  ) with (fastupdate = off)`,
  `create index audit_words on audit using gin (words_of(${TRAIL})) with (fastupdate = off) ${PARTIAL}`,
  `create index audit_figures on audit using gin (figures_of(${TRAIL})) with (fastupdate = off) ${PARTIAL}`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
