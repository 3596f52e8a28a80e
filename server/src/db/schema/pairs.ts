import type { PairEvidence } from '@ciguawatch/shared/api/schemas/pairs';
import type { PairDecision } from '@ciguawatch/shared/domain/codes/pair-decisions';
import type { PairKind } from '@ciguawatch/shared/domain/pairs/score-pair';
import type { ColumnType, Generated } from 'kysely';
import type { InstantOrNull } from './column';

/** A column of JSON, written by `jsonb`. */
type JsonOf<T> = ColumnType<T, T | undefined, T>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What a decision wrote into a case. */
export interface LinkChange {
  case: number;
  field: 'match_event' | 'duplicate_of';
  before: string | number | null;
  after: string | number | null;
}

/** Two cases that may belong together: `low` was received first. */
export interface CasePairTable {
  id: Generated<number>;
  low: number;
  high: number;
  country: number;
  /** Null where nothing speaks for it any more; a decision stays all the same. */
  proposed: Maybe<PairKind>;
  /** That they belong together, one way or the other, 0 to 1. */
  probability: number;
  evidence: JsonOf<PairEvidence[]>;
  /** Civil date of the earlier meal. */
  event_date: Maybe<string>;
  decision: Maybe<PairDecision>;
  kept: Maybe<number>;
  changes: JsonOf<LinkChange[]>;
  decided_by: Maybe<number>;
  decided_at: InstantOrNull;
  later_at: InstantOrNull;
  version: Generated<number>;
}

/** Cases that wait to be compared; one may wait several times. */
interface CaseUnpairedTable {
  id: Generated<string>;
  case_id: number;
}

export interface PairTables {
  case_pair: CasePairTable;
  case_unpaired: CaseUnpairedTable;
}
