import { RULE_CASE } from '../sync/kinds';

/** Devices, and networks, needed to corroborate an outbreak. */
const INDEPENDENT = 2;

/**
 * SQL: whether more than one reporter stands behind some cases `r`: an editor reviewed one of them, or they came
 * from at least two devices and two networks. Marks of devices and networks last 30 days, so that only what is
 * recent can be told.
 * @param which SQL condition for the cases
 */
export const corroboratedSql = (which: string): string => `coalesce((
  select bool_or(r.review_state = 'reviewed')
    or count(distinct p.device_hmac) >= ${INDEPENDENT} and count(distinct p.network_hmac) >= ${INDEPENDENT}
  from case_report r left join report_proof p on p.case_id = r.id
  where ${which}), false)`;

/**
 * SQL: what the rule of outbreaks counts, and the reviewed ones of it, by the cells of `case_tally`. Neither a review
 * nor a discarded case is part of a public row.
 */
export const RULE_BY_CELL = `select case_country, part, case_eventyear, case_eventmonth, case_island, count(*)::int
  from case_report cross join lateral (values ('rule'), ('reviewed')) as p (part)
  where (part = 'rule' or review_state = 'reviewed') and ${RULE_CASE} and case_country is not null
    and case_eventyear is not null and case_eventmonth is not null and case_island is not null
  group by 1, 2, 3, 4, 5`;
