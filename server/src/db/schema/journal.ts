import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';

/** A jsonb column; write it through `jsonb()`. */
export type Json = ColumnType<unknown, unknown, unknown>;

interface AuditTable {
  id: GeneratedAlways<number>;
  at: Instant;
  user_id: number | null;
  kind: string;
  object_id: string;
  action: string;
  before: Json;
  after: Json;
  country: number | null;
  /** Second person behind a change that waited for approval; filled by the database in that transaction. */
  approved_by: ColumnType<number | null, never, never>;
}

interface MailOutboxTable {
  id: GeneratedAlways<number>;
  created_at: Instant;
  not_before: Instant;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  html: ColumnType<string, string | undefined, string>;
  attempts: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  sent_at: InstantOrNull;
  failed_at: InstantOrNull;
}

export interface JournalTables {
  audit: AuditTable;
  mail_outbox: MailOutboxTable;
}
