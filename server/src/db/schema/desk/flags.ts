import type { ColumnType } from 'kysely';
import type { Instant } from '../column';

/** A flag of a case that an editor found right. */
interface CaseFlagTable {
  case_id: number;
  flag: string;
  /** Fingerprint of the facts on which it rested. */
  facts: string;
  /** Null once the account is gone. */
  by_user: ColumnType<number | null, number, number | null>;
  at: Instant;
}

/** Table of looks at flags. */
export interface CaseFlagTables {
  case_flag: CaseFlagTable;
}
