import type { DecisionKind } from '@ciguawatch/shared/domain/codes/decision-kinds';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull } from '../column';
import type { Json } from '../journal';

/** A decision of an editor about one or more objects. */
interface DecisionTable {
  /** UUID made on the device, the same for all calls of one batch. */
  id: string;
  n: Generated<number>;
  at: Instant;
  user_id: number | null;
  kind: DecisionKind;
  /** State that was set; null where the kind says it. */
  target: string | null;
  /** Number of objects changed. */
  count: number;
  countries: number[];
  /** Filter of the list when all its cases were selected. */
  filter: Json;
  /** Line of the trail that holds the reason; null without one. */
  line: ColumnType<string | null, string | null, never>;
  /** Number of objects brought back. */
  undone: Generated<number>;
  undone_at: InstantOrNull;
  undone_by: ColumnType<number | null, never, number | null>;
}

/** An object that a decision changed. */
interface DecisionItemTable {
  decision: string;
  n: Generated<number>;
  object: number;
  country: number | null;
  /** Version of the object before the decision. */
  was: number;
  /** Version of the object after it, or after later decisions on it were undone. */
  version: number;
  /** Values of exactly the fields that the decision changed. */
  before: ColumnType<Record<string, unknown>, unknown, never>;
  undone: Generated<boolean>;
}

/** Tables of decisions that can be undone. */
export interface DecisionTables {
  decision: DecisionTable;
  decision_item: DecisionItemTable;
}
