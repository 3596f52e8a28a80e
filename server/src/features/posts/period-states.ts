import type { PeriodState } from '@ciguawatch/shared/domain/posts/month-state';
import { isSilent, type Period, type Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { PUBLIC_CASE } from '../sync/kinds';

/**
 * Condition, in SQL, for a period `a` of a post `p` from whose island a case was reported: one with its day in the
 * period, or of a month of the post where only that is known.
 */
export const CASES_IN_PERIOD = sql.raw(`exists (
  select from case_report r where r.case_island = p.island and ${PUBLIC_CASE} and (
    r.case_eventdate between a.first and a.last or p.rhythm = 'monthly' and r.case_eventdate is null
      and r.case_eventyear = extract(year from a.first) and r.case_eventmonth = extract(month from a.first)))`);

/** A reporting period of a post with the state of its request. */
export interface AskedPeriod extends Period {
  post: number;
  name: string;
  island: number;
  rhythm: Rhythm;
  state: PeriodState;
  answered_at: Date | null;
  reminded: boolean;
}

type Row = Omit<AskedPeriod, 'state'> & { cases: boolean };

/**
 * Periods that the posts of a country were asked about, with their answers.
 * @param from first civil date of the earliest one
 * @param today civil date at the place
 */
export async function askedPeriods(
  db: Reader,
  country: number,
  from: string,
  today: string,
): Promise<AskedPeriod[]> {
  const { rows } = await sql<Row>`
    select p.id as post, p.name, p.island, p.rhythm, to_char(a.first, 'YYYY-MM-DD') as first,
      to_char(a.last, 'YYYY-MM-DD') as last, a.answered_at, a.reminded_at is not null as reminded,
      ${CASES_IN_PERIOD} as cases
    from post_period a join post p on p.id = a.post_id
    where p.country = ${country} and a.first >= ${from}::date
    order by p.id, a.first`.execute(db);
  return rows.map(({ cases, ...row }) => ({ ...row, state: stateOf({ ...row, cases }, today) }));
}

function stateOf(row: Row, today: string): PeriodState {
  if (row.cases) return 'cases';
  if (row.answered_at !== null) return 'none';
  return isSilent(row.rhythm, row, today) ? 'silent' : 'waiting';
}
