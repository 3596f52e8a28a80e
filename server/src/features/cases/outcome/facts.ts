import { COMPLETENESS_FIELDS, type OutcomeFacts } from '@ciguawatch/shared/domain/statistics/outcome-figures';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import { countedCase } from '../row-values';

const READ = [
  ...COMPLETENESS_FIELDS,
  ...(['intensive_care', 'mass_poisoning_nb', 'meal_group'] as const),
] satisfies (keyof OutcomeFacts)[];

/** Which cases are read; all years or all months of a year where left out or null. */
interface OutcomeChoice {
  country: number;
  year?: number;
  month?: number | null;
}

/** What outcome figures read of the cases that count in a country, in order of their ids. */
export async function outcomeFacts(
  db: Reader,
  { country, year, month = null }: OutcomeChoice,
): Promise<OutcomeFacts[]> {
  const { rows } = await sql<OutcomeFacts>`
    select ${sql.join(READ.map((name) => sql.ref(`c.${name}`)))} from case_report c
    where ${sql.raw(countedCase())} and c.case_country = ${country}
      ${year === undefined ? sql`` : sql`and c.case_eventyear = ${year}`}
      ${month === null ? sql`` : sql`and c.case_eventmonth = ${month}`}
    order by c.id`.execute(db);
  return rows;
}
