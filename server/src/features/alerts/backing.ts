import { PUBLIC_CASE } from '../sync/kinds';

/** Devices, and networks, whose reports together stand behind an outbreak. */
const INDEPENDENT = 2;

/**
 * SQL: whether more than one reporter stands behind some cases `r`: an editor reviewed one of them, or they came
 * from at least two devices and two networks. Marks of devices and networks last 30 days, so that only what is
 * recent can be told.
 * @param which SQL condition for the cases
 */
export const backedSql = (which: string): string => `coalesce((
  select bool_or(r.review_state = 'reviewed')
    or count(distinct p.device_hmac) >= ${INDEPENDENT} and count(distinct p.network_hmac) >= ${INDEPENDENT}
  from case_report r left join report_proof p on p.case_id = r.id
  where ${which}), false)`;

/** SQL: the reviewed cases that count, by the cells of `case_tally`. A review is no part of a public row. */
export const REVIEWED_BY_CELL = `select case_country, 'reviewed', case_eventyear, case_eventmonth, case_island, count(*)::int
  from case_report
  where review_state = 'reviewed' and ${PUBLIC_CASE} and case_country is not null
    and case_eventyear is not null and case_eventmonth is not null and case_island is not null
  group by 1, 2, 3, 4, 5`;
