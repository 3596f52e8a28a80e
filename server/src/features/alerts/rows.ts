import type { Alert, AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import { sql } from 'kysely';
import { PUBLIC_CASE } from '../sync/kinds';

/** A row of the log as the database answers it. */
export type AlertRow = Omit<Alert, 'raised_at' | 'decided_at' | 'state' | 'rule'> & {
  rule: AlertRule;
  state: AlertState;
  raised_at: Date;
  decided_at: Date | null;
};

/** Columns of an alert `a`, decided by `u`. */
export const ALERT_COLUMNS = sql.raw(`a.id, a.rule, a.island, a.archi, a.country,
  to_char(a.from_date, 'YYYY-MM-DD') as "from", to_char(a.until_date, 'YYYY-MM-DD') as "until",
  a.observed, a.expected, a.threshold, a.probability, a.raised_at, a.told_after, a.mailed, a.state, a.note, a.decided_at, a.version,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as decided_by,
  (select count(*)::int from alert_case k join case_report r on r.id = k.case_id
    where k.alert_id = a.id and not k.raised and ${PUBLIC_CASE}) as joined`);

/** Where they come from. */
export const ALERT_TABLES = sql.raw('alert a left join app_user u on u.id = a.decided_by');

export const alertOf = (row: AlertRow): Alert => ({
  ...row,
  raised_at: row.raised_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
