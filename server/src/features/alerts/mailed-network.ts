import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** At most one mail in so many milliseconds about the large meals that one network reports. */
const BETWEEN_MAILS = 3_600_000;

/**
 * Whether editors were mailed within the last hour about a large meal that the same network reported. The reports of a
 * country whose network is not known, such as imported ones, count as those of one network.
 */
export async function wasMailedOf(trx: Transaction<DB>, alert: number, now: number): Promise<boolean> {
  const { rows } = await sql`
    with own as (
      select distinct p.network_hmac as network, m.country from alert m join alert_case k on k.alert_id = m.id
        left join report_proof p on p.case_id = k.case_id
      where m.id = ${alert}
    )
    select from alert a join alert_case k on k.alert_id = a.id left join report_proof p on p.case_id = k.case_id
    where a.rule = 'large_meal' and a.mailed > 0 and a.id <> ${alert}
      and a.raised_at > ${new Date(now - BETWEEN_MAILS)}::timestamptz and exists (
        select from own where network = p.network_hmac
          or network is null and p.network_hmac is null and own.country = a.country)
    limit 1`.execute(trx);
  return rows.length > 0;
}
