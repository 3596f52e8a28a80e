import type { Reader } from '../../../db/store';
import type { Asked } from '../sent/recovery';

/**
 * A report with its corrections that stand, as its reporter is asked; null once it was withdrawn or deleted, and
 * without the day of a meal. The last correction says when and where the meal was.
 * @param zone zone of a place
 */
export async function askedAgain(
  db: Reader,
  id: number,
  zone: (place: number | null) => string,
): Promise<Asked | null> {
  const own = await db
    .selectFrom('report_proof')
    .select('receipt_hmac')
    .where('case_id', '=', id)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('case_report as c')
    .leftJoin('report_proof as p', 'p.case_id', 'c.id')
    .select(['c.id', 'c.case_eventdate', 'c.case_location_id', 'c.withdrawal_asked_at'])
    .where((is) =>
      is.or([
        is('c.id', '=', id),
        ...(own?.receipt_hmac ? [is('p.receipt_hmac', '=', own.receipt_hmac)] : []),
      ]),
    )
    .where('c.deleted_at', 'is', null)
    .where('c.review_state', '!=', 'withdrawn')
    .orderBy('p.at')
    .orderBy('c.id')
    .execute();
  const last = rows.at(-1);
  if (!last || last.case_eventdate === null || rows.some((row) => row.withdrawal_asked_at !== null))
    return null;
  return { cases: rows.map((row) => row.id), meal: last.case_eventdate, zone: zone(last.case_location_id) };
}
