import type { AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { NoteKind } from '@ciguawatch/shared/domain/alerts/fish-notes';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';

interface AlertTable {
  id: Generated<number>;
  /**
   * Rule, island, start of the window and first case: identical on every server, so that one alert is raised
   * once.
   */
  key: string;
  rule: AlertRule;
  island: number;
  archi: number | null;
  country: number;
  /** First and last civil date of the window. */
  from_date: string;
  until_date: string;
  observed: number;
  expected: number | null;
  threshold: number | null;
  probability: number | null;
  raised_at: Instant;
  /** Days from the latest meal of its cases to the alert; null for alerts raised before migration 0040. */
  told_after: Generated<number | null>;
  mailed: Generated<number>;
  state: Generated<AlertState>;
  note: Generated<string>;
  decided_at: InstantOrNull;
  decided_by: number | null;
  version: Generated<number>;
  /** Species that its cases name, for `same_fish`. */
  specie_id: Generated<number | null>;
}

/** Cases of an alert; each case belongs to one alert per rule. */
interface AlertCaseTable {
  rule: AlertRule;
  case_id: number;
  alert_id: number;
  /** False for a case that was added to an alert already raised. */
  raised: boolean;
}

/** Islands with changed cases that the alert rules have not checked yet. */
interface AlertDueTable {
  id: Generated<number>;
  island: number;
  /** Civil date of the meal; null in rows from before migration 0040. */
  day: string | null;
}

/** Notes on the fish of cases, for editors. */
interface FishNoteTable {
  id: GeneratedAlways<number>;
  kind: NoteKind;
  case_id: number;
  /** The earlier case of the same fish, for `fish_again`. */
  other_id: number | null;
  country: number;
  island: number;
  specie_id: number;
  /** Meals of the island before it that name a fish, and species that one of them names, for `first_fish`. */
  named: number | null;
  once: number | null;
  noted_at: Instant;
}

/** Tables of the outbreak alerts. */
export interface AlertTables {
  alert: AlertTable;
  alert_case: AlertCaseTable;
  alert_due: AlertDueTable;
  fish_note: FishNoteTable;
}
