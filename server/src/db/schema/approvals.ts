import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import type { ApprovalStatus } from '@ciguawatch/shared/domain/codes/approval-statuses';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from './column';
import type { Json } from './journal';

/** A change that waits for a second person, or was decided by one. */
export interface ApprovalTable {
  id: GeneratedAlways<number>;
  /** Name of the call to repeat on approval. */
  call: string;
  /** Path parameters as text. */
  params: ColumnType<Record<string, string>, unknown, never>;
  /** Body of the call; null after the decision, because the change is then recorded in the trail. */
  body: Json;
  /** Version from `If-Match`; 0 for calls without one. */
  base_version: number;
  /** Hash of call, parameters, version and body, so that sending the change twice queues it once. */
  fingerprint: string;
  /** Number of public rows that would show more. */
  opens: number;
  /** Countries of these rows; the approver must manage all of them. */
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

/** Tables of changes that wait for a second person. */
export interface ApprovalTables {
  approval: ApprovalTable;
}
