import type { BulletinAlert } from '@ciguawatch/shared/api/schemas/alert';
import type { ReportKind } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import {
  lastMonth,
  monthsOfPeriod,
  type ReportPeriod,
} from '@ciguawatch/shared/domain/monthly/monthly-period';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import { COUNTED_IN_WINDOW, SAYS_SINCE } from '../alerts/rows';

const firstDay = ({ year, month }: { year: number; month: number }) =>
  `${year}-${String(month).padStart(2, '0')}-01`;

/**
 * The alerts that a bulletin prints: those whose window overlaps the period, in order of their windows. Bulletins
 * for distribution leave out the discarded ones, and single large meals that the laboratory has not verified.
 * @param held true locks the rows until the transaction ends, so that no note is erased while the edition is stored
 */
export async function bulletinAlerts(
  db: Reader,
  period: ReportPeriod,
  kind: ReportKind,
  held = false,
): Promise<BulletinAlert[]> {
  const [first = lastMonth(period)] = monthsOfPeriod(period);
  const { rows } = await sql<BulletinAlert>`
    select a.id, a.rule, a.island, to_char(a.from_date, 'YYYY-MM-DD') as "from",
      to_char(a.until_date, 'YYYY-MM-DD') as "until", a.state,
      a.observed, a.expected, a.probability, (select count(*)::int from case_report r where ${sql.raw(COUNTED_IN_WINDOW)}) as counted, a.note
    from alert a
    where a.country = ${period.country} and a.until_date >= ${firstDay(first)}::date
      and ${sql.raw(SAYS_SINCE)} < ${firstDay(lastMonth(period))}::date + interval '1 month'
      and (${kind === 'internal'} or a.state = 'verified' or a.state = 'open' and a.rule <> 'large_meal')
    order by a.from_date, a.island, a.id ${held ? sql`for share of a` : sql``}`.execute(db);
  return rows;
}
