import type { Instant } from './column';

/** Number of events of one key in its current window. */
interface RateLimitTable {
  /** HMAC, so that the table reveals neither addresses nor accounts. */
  key: string;
  n: number;
  ends_at: Instant;
}

/** Table of the rate limits. */
export interface LimitTables {
  rate_limit: RateLimitTable;
}
