import type { AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './column';

interface AlertTable {
  id: Generated<number>;
  /** Rule, island, start of the window and first case: the same alert has the same key on every server. */
  key: string;
  rule: AlertRule;
  island: number;
  archi: number | null;
  country: number;
  /** Civil dates of the window. */
  from_date: string;
  until_date: string;
  observed: number;
  expected: number | null;
  threshold: number | null;
  probability: number | null;
  raised_at: Instant;
  /** Days from the latest meal of its cases to the day it was raised; null where it was raised before this was kept. */
  told_after: Generated<number | null>;
  mailed: Generated<number>;
  state: Generated<AlertState>;
  note: Generated<string>;
  decided_at: InstantOrNull;
  decided_by: number | null;
  version: Generated<number>;
}

/** Cases that an alert remembers; each once per rule. */
interface AlertCaseTable {
  rule: AlertRule;
  case_id: number;
  alert_id: number;
  /** False where the case came to an alert raised before. */
  raised: boolean;
}

/** Islands whose cases changed and that no rule has looked at since. */
interface AlertDueTable {
  id: Generated<number>;
  island: number;
  /** Civil date of the meal; null in notes of before it was kept. */
  day: string | null;
}

export interface AlertTables {
  alert: AlertTable;
  alert_case: AlertCaseTable;
  alert_due: AlertDueTable;
}
