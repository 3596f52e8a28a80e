import { firstShownYear, UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/count-status';
import { type RawBuilder, sql } from 'kysely';

/**
 * `countStatusOf` of the domain as SQL, for a case named `c`.
 * @param currentYear in the default country of the installation
 */
export const countStatusSql = (currentYear: number): RawBuilder<unknown> => sql`case
  when c.deleted_at is not null then 'deleted'
  when c.duplicate_of is not null then 'duplicate'
  when c.review_state in (${sql.join(UNCOUNTED_STATES.map((state) => sql.lit(state)))}) then c.review_state
  when c.discarded is not null then 'discarded'
  when coalesce(c.case_eventyear, 0) < ${sql.lit(firstShownYear(currentYear))} then 'earlier'
  else 'counted' end`;
