import type { Who } from './who';

/** Which object a request names, and who sent it. */
export interface Asked {
  /** Path parameters, as text. */
  params: Record<string, string>;
  /** Null without an account. */
  who: Who | null;
}
