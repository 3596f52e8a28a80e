import type { Instant } from './column';

/** What one key did since the first event of its window. */
interface RateLimitTable {
  /** Signed by the server: neither addresses nor accounts can be read from the table. */
  key: string;
  n: number;
  ends_at: Instant;
}

export interface LimitTables {
  rate_limit: RateLimitTable;
}
