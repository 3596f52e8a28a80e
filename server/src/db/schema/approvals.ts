import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { ApprovalStatus } from '@ciguawatch/shared/domain/codes/approval-statuses';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';
import type { Json } from './journal';

/** A change that waits, or waited, for a second person. */
export interface ApprovalTable {
  id: GeneratedAlways<number>;
  /** Name of the call that was sent. */
  call: string;
  /** Path parameters as text. */
  params: ColumnType<Record<string, string>, unknown, never>;
  /** Null once it is decided: what came of it is in the trail. */
  body: Json;
  /** Version from `If-Match`, 0 where the call has none. */
  base_version: number;
  /** Hash of call, parameters, version and body: the same change sent again waits once. */
  fingerprint: string;
  /** Public rows that would show more. */
  opens: number;
  /** Countries of these rows; who approves manages all of them. */
  countries: number[];
  changes: ColumnType<ApprovalChange[], unknown, unknown>;
  asked_by: number | null;
  asked_at: Instant;
  status: Generated<ApprovalStatus>;
  decided_by: ColumnType<number | null, never, number | null>;
  decided_at: InstantOrNull;
  reason: ColumnType<string | null, never, string | null>;
  version: Generated<number>;
}

export interface ApprovalTables {
  approval: ApprovalTable;
}
