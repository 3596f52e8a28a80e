import type { PairEvidence } from '@ciguawatch/shared/api/schemas/pairs';
import type { PairDecision } from '@ciguawatch/shared/domain/codes/pair-decisions';
import type { PairKind } from '@ciguawatch/shared/domain/pairs/score-pair';
import type { ColumnType, Generated } from 'kysely';
import type { InstantOrNull } from './column';

/** A jsonb column, written by `jsonb`. */
type JsonOf<T> = ColumnType<T, T | undefined, T>;
type OptionalColumn<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A value that a decision wrote into a case, kept to undo it. */
export interface LinkChange {
  case: number;
  field: 'match_event' | 'duplicate_of';
  before: string | number | null;
  after: string | number | null;
}

/** Two cases that may be one meal or one patient; `low` was received first. */
export interface CasePairTable {
  id: Generated<number>;
  low: number;
  high: number;
  country: number;
  /** Null when the evidence no longer suggests a pair; a decision stays all the same. */
  proposed: OptionalColumn<PairKind>;
  /** Probability, 0 to 1, that the two are one meal or one patient. */
  probability: number;
  evidence: JsonOf<PairEvidence[]>;
  /** Civil date of the earlier of the two meals. */
  event_date: OptionalColumn<string>;
  decision: OptionalColumn<PairDecision>;
  kept: OptionalColumn<number>;
  changes: JsonOf<LinkChange[]>;
  decided_by: OptionalColumn<number>;
  decided_at: InstantOrNull;
  later_at: InstantOrNull;
  /** When its decision was undone: it then stays proposed whatever the evidence. */
  returned_at: InstantOrNull;
  version: Generated<number>;
}

/** Queue of cases to compare; a case may be in it several times. */
interface CaseUnpairedTable {
  id: Generated<string>;
  case_id: number;
}

/** Tables of pairs of cases. */
export interface PairTables {
  case_pair: CasePairTable;
  case_unpaired: CaseUnpairedTable;
}
