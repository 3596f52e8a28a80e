import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema';

/** A source observes a country at least for these months, `2007-01`; what was noted before stays. */
export async function noteCoverage(
  db: Kysely<DB>,
  source: CaseSource,
  country: number,
  from: string,
  until: string | null,
): Promise<void> {
  await sql`
    insert into coverage (source, country, from_month, until_month)
    values (${source}, ${country}, ${`${from}-01`}::date, ${until && `${until}-01`}::date)
    on conflict (source, country) do update set
      from_month = least(coverage.from_month, excluded.from_month),
      until_month = case when coverage.until_month is null or excluded.until_month is null then null
        else greatest(coverage.until_month, excluded.until_month) end`.execute(db);
}

/**
 * Notes what an import brought: by country the months from its first event to its last. A file of
 * events says nothing about the time after its last one.
 */
export async function noteImported(db: Kysely<DB>, source: CaseSource): Promise<void> {
  const { rows } = await sql<{ country: number; first: string; last: string }>`
    select case_country as country,
      min(to_char(case_eventdate, 'YYYY-MM')) as first, max(to_char(case_eventdate, 'YYYY-MM')) as last
    from case_report
    where source = ${source} and case_country is not null and case_eventdate is not null
    group by case_country`.execute(db);
  for (const { country, first, last } of rows) await noteCoverage(db, source, country, first, last);
}
