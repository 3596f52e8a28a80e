import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';

/** A jsonb column; write it through `jsonb()`, because the two drivers encode objects differently. */
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
  /**
   * Account that approved the change as second person; the database fills it in within the approving
   * transaction.
   */
  approved_by: ColumnType<number | null, never, never>;
}

interface MailOutboxTable {
  id: GeneratedAlways<number>;
  created_at: Instant;
  not_before: Instant;
  recipient: string;
  subject: string;
  /** Plain text of the mail. */
  body: string;
  html: ColumnType<string, string | undefined, string>;
  attempts: ColumnType<number, number | undefined, number>;
  last_error: string | null;
  sent_at: InstantOrNull;
  failed_at: InstantOrNull;
  /** Row of `follow` that the mail goes to, which it does not outlive. */
  follow_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Link that ends such mails, its token sealed. */
  unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Tables of the audit trail and of queued mails. */
export interface JournalTables {
  audit: AuditTable;
  mail_outbox: MailOutboxTable;
}
