import type { ErrorCode } from '../../contract/error-codes';

/**
 * Why a case is left as it is, with the code of a single call; the dictionary `errors` has the sentence of each, with
 * the way out. withdrawn: its reporter took it back; original: others were left out in its favour and would count
 * nowhere; expired: deleted too long ago; forbidden: of a country that the editor does not manage; deleted: restore
 * it first; missing: there is no such case; conflict: somebody changed it since it was shown; unchanged: it was so
 * already; reason: the step needs one; transition: no step leads there.
 */
export const REFUSALS = {
  withdrawn: 'case_withdrawn',
  original: 'case_original',
  expired: 'restore_expired',
  forbidden: 'country_forbidden',
  deleted: 'case_deleted',
  missing: 'case_missing',
  conflict: 'conflict',
  unchanged: 'case_unchanged',
  reason: 'case_reason',
  transition: 'case_transition',
} as const satisfies Record<string, ErrorCode>;

export type Refusal = keyof typeof REFUSALS;
