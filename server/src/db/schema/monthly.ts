import type { ReportKind } from '@ciguawatch/shared/api/schemas/monthly';
import type { GeneratedAlways } from 'kysely';
import type { Instant } from './column';

interface Period {
  country: number;
  year: number;
  /** 0 for the report of a year. */
  month: number;
}

interface ReportCommentTable extends Period {
  id: GeneratedAlways<number>;
  version: number;
  text: string;
  at: Instant;
  user_id: number | null;
}

export interface ReportIssueTable extends Period {
  id: GeneratedAlways<number>;
  kind: ReportKind;
  /** Counted from 1 within a period and kind. */
  number: number;
  at: Instant;
  user_id: number | null;
  /** As it was when the report was issued. */
  user_name: string | null;
  digest: string;
  /** JSON text of `ReportContent`. */
  content: string;
}

export interface MonthlyTables {
  report_comment: ReportCommentTable;
  report_issue: ReportIssueTable;
}
