import type { Alert, AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import { sql } from 'kysely';
import { RULE_CASE } from '../sync/kinds';
import { corroboratedSql } from './backing';

/** A row of the alert log as read from the database. */
export type AlertRow = Omit<Alert, 'raised_at' | 'decided_at' | 'state' | 'rule'> & {
  rule: AlertRule;
  state: AlertState;
  raised_at: Date;
  decided_at: Date | null;
};

const MONTH = 'make_date(r.case_eventyear, r.case_eventmonth, 1)';
/**
 * Condition for a counted case `r` within the window of an alert `a`, in SQL as `within` in the rules. The
 * number of cases shown for an alert always comes from it.
 */
export const COUNTED_IN_WINDOW = `r.case_island = a.island and ${RULE_CASE}
  and r.case_eventyear between extract(year from a.from_date) and extract(year from a.until_date)
  and (r.case_eventdate between a.from_date and a.until_date or r.case_eventdate is null
    and ${MONTH} >= a.from_date and ${MONTH} + interval '1 month - 1 day' <= a.until_date)
  and (a.rule <> 'same_fish' or r.specie_id = coalesce((select s.replaced_by from specie s where s.id = a.specie_id), a.specie_id))
  and (a.rule <> 'large_meal' or exists (select from alert_case k join case_report o on o.id = k.case_id
    where k.alert_id = a.id and (o.id = r.id or o.meal_group = r.meal_group)))`;

/**
 * First day, in SQL, of what an alert `a` says of a month: the pooled signal may look back a year, which says nothing
 * of the months in which it began.
 */
export const SAYS_SINCE = `case when a.rule = 'pooled' then greatest(a.from_date, a.until_date - 30) else a.from_date end`;

/** Selected columns of an alert `a`, with its deciding account `u`. */
export const ALERT_COLUMNS = sql.raw(`a.id, a.rule, a.specie_id, a.island, a.archi, a.country,
  to_char(a.from_date, 'YYYY-MM-DD') as "from", to_char(a.until_date, 'YYYY-MM-DD') as "until",
  a.observed, a.expected, a.threshold, a.probability, a.raised_at, a.told_after, a.mailed, a.state, a.note, a.decided_at, a.version,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as decided_by,
  seen.counted, seen.meals, seen.people, ${corroboratedSql(COUNTED_IN_WINDOW)} as backed`);

/**
 * Counted cases of an alert `a`, their meals and the people ill, as `illAtMeal` of the domain: a meal counts the larger
 * of its reports and the highest number that one of them gives.
 */
export const COUNTED_MEALS = `
  select coalesce(sum(reports), 0)::int as counted, count(*)::int as meals,
    coalesce(sum(greatest(reports, most)), 0)::int as people
  from (
    select count(*) as reports,
      max(case when r.mass_poisoning is false then 1 else coalesce(r.mass_poisoning_nb, 1) end) as most
    from case_report r where ${COUNTED_IN_WINDOW}
    group by coalesce(r.meal_group, -r.id)
  ) meal`;

/** Tables of `ALERT_COLUMNS`. */
export const ALERT_TABLES = sql.raw(`alert a left join app_user u on u.id = a.decided_by
  cross join lateral (${COUNTED_MEALS}) seen`);

/** The alert of a row, with times as RFC 3339 text. */
export const alertOf = (row: AlertRow): Alert => ({
  ...row,
  raised_at: row.raised_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
