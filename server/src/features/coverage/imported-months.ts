import type { CaseSource } from '@ciguawatch/shared/domain/codes/choices';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { observedMonths, type YearOfEvents } from './observed-months';

/**
 * Replaces the country rows of a source in `coverage` by the months that its imported events cover; rows of single
 * islands stay. Months after the last event stay unobserved, because the file says nothing about them.
 */
export async function storeImportedMonths(db: Transaction<DB>, source: CaseSource): Promise<void> {
  const { rows } = await sql<YearOfEvents & { country: number }>`
    select case_country as country, extract(year from case_eventdate)::int as year, count(*)::int as events,
      min(extract(month from case_eventdate))::int as first, max(extract(month from case_eventdate))::int as last
    from case_report
    where source = ${source} and case_country is not null and case_eventdate is not null
    group by 1, 2
    order by 1, 2`.execute(db);
  const countries = [...new Set(rows.map(({ country }) => country))];
  await db.deleteFrom('coverage').where('source', '=', source).where('island', 'is', null).execute();
  const spans = countries.flatMap((country) =>
    observedMonths(rows.filter((row) => row.country === country)).map(({ from, until }) => ({
      source,
      country,
      from_month: `${from}-01`,
      until_month: `${until}-01`,
    })),
  );
  if (spans.length > 0)
    // Two servers that start together insert the same rows, so a conflict is harmless.
    await db
      .insertInto('coverage')
      .values(spans)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
