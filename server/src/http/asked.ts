import type { Operator } from './operator';

/** Which object a request names, and who sent it. */
export interface Asked {
  /** Path parameters, as text. */
  params: Record<string, string>;
  /** Null without an account. */
  who: Operator | null;
}
