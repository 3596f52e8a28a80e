import type { RevisionPayload } from '@ciguawatch/shared/api/schemas/revision';
import type { ActionType, ObjectType, RevisionState } from '@ciguawatch/shared/domain/codes/revision-codes';
import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull } from './column';

/** A jsonb column, written by `jsonb`. */
type JsonOf<T> = ColumnType<T, T, T>;
type OptionalColumn<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What one species took over of another: cases and fields. */
export interface MovedToSpecies {
  into: number;
  cases: number[];
  /** Fields of the taking species before and after. */
  before: FieldValues;
  after: FieldValues;
}

/** A proposed change of a species or group. */
export interface RevisionTable {
  id: Generated<number>;
  uuid: string;
  /** Fingerprint of the body sent under `uuid`. */
  body_hash: OptionalColumn<string>;
  status: ColumnType<RevisionState, RevisionState | undefined, RevisionState>;
  action_type: ActionType;
  object_type: ObjectType;
  object_id: OptionalColumn<number>;
  object_name: string;
  payload: JsonOf<RevisionPayload>;
  before: JsonOf<FieldValues>;
  after: JsonOf<FieldValues>;
  decided_before: OptionalColumn<FieldValues>;
  applied: OptionalColumn<FieldValues>;
  base_version: OptionalColumn<number>;
  user_id: OptionalColumn<number>;
  created_at: Instant;
  decided_by: OptionalColumn<number>;
  decided_at: InstantOrNull;
  reason: OptionalColumn<string>;
  /** Why it was asked for, and the source that says so. */
  asked_reason: OptionalColumn<string>;
  source: OptionalColumn<string>;
  /** What the replacement of a species by another took with it. */
  moved: OptionalColumn<MovedToSpecies>;
  withdrawn_at: InstantOrNull;
  reverts: OptionalColumn<number>;
  version: Generated<number>;
}

/** Table of the revisions of species and groups. */
export interface RevisionTables {
  revision: RevisionTable;
}
