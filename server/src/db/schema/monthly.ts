import type { ReportKind, ReportLanguage } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';

interface Period {
  country: number;
  year: number;
  /** 0 for the report of a year. */
  month: number;
}

interface ReportCommentTable extends Period {
  id: GeneratedAlways<number>;
  /** fr_FR; versions are counted within it. */
  lang: ReportLanguage;
  version: number;
  text: string;
  at: Instant;
  user_id: number | null;
  erased_at: InstantOrNull;
  /** Keyed hash of a text that was erased. */
  text_hash: ColumnType<string | null, undefined, string>;
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
  comment_erased_at: InstantOrNull;
  /** Keyed hash of a comment that was erased. */
  comment_hash: ColumnType<string | null, undefined, string>;
}

export interface MonthlyTables {
  report_comment: ReportCommentTable;
  report_issue: ReportIssueTable;
}
