import type { ReportKind, ReportLanguage } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';

interface Period {
  country: number;
  year: number;
  /** 1 to 12; 0 for the report of a year. */
  month: number;
}

interface ReportCommentTable extends Period {
  id: GeneratedAlways<number>;
  /** Language such as fr_FR; versions are numbered per language. */
  lang: ReportLanguage;
  version: number;
  text: string;
  at: Instant;
  user_id: number | null;
  erased_at: InstantOrNull;
  /** Keyed hash of an erased text, to prove later what it was. */
  text_hash: ColumnType<string | null, undefined, string>;
}

/** An issued, unchangeable copy of a bulletin. */
export interface ReportIssueTable extends Period {
  id: GeneratedAlways<number>;
  kind: ReportKind;
  /** Numbered from 1 within a period and kind. */
  number: number;
  at: Instant;
  user_id: number | null;
  /** Name at the time of issue. */
  user_name: string | null;
  digest: string;
  /** `ReportContent` as JSON text, byte for byte what `digest` was computed from. */
  content: string;
  comment_erased_at: InstantOrNull;
  /** Keyed hash of an erased comment. */
  comment_hash: ColumnType<string | null, undefined, string>;
}

/** Tables of the bulletins. */
export interface MonthlyTables {
  report_comment: ReportCommentTable;
  report_issue: ReportIssueTable;
}
