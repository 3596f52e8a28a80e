import type { ErrorCode } from '../../contract/error-codes';

/**
 * Reasons why a case is left unchanged, each with the error code of a single call. original: it has
 * duplicates, which would then count nowhere; expired: deleted too long ago; forbidden: another country's;
 * conflict: changed since it was shown; unchanged: already so; reason: a reason is required.
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
