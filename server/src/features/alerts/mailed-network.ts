import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** At most one mail in so many milliseconds about the large meals that one network reports. */
const BETWEEN_MAILS = 3_600_000;

/** Whether editors were mailed within the last hour about a large meal that the same network reported. */
export async function wasMailedOf(trx: Transaction<DB>, alert: number, now: number): Promise<boolean> {
  const { rows } = await sql`
    select from alert a join alert_case k on k.alert_id = a.id join report_proof p on p.case_id = k.case_id
    where a.rule = 'large_meal' and a.mailed > 0 and a.id <> ${alert}
      and a.raised_at > ${new Date(now - BETWEEN_MAILS)}::timestamptz and p.network_hmac in (
        select o.network_hmac from alert_case m join report_proof o on o.case_id = m.case_id where m.alert_id = ${alert})
    limit 1`.execute(trx);
  return rows.length > 0;
}
