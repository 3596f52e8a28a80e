import { invalidFields } from '../../http/errors/http-error';

/** Shorter texts occur in many sentences by chance. */
const TELLING = 3;

const reveals = (reason: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim().length >= TELLING &&
  reason.toLowerCase().includes(value.trim().toLowerCase());

/**
 * Trimmed reason for an erasure, as stored in the trail.
 * @throws HttpError 400 for an empty reason, and for one that repeats an erased value
 */
export function redactionReason(text: string, erased: readonly unknown[]): string {
  const reason = text.trim();
  if (reason === '') throw invalidFields({ reason: 'required' });
  if (erased.some((value) => reveals(reason, value))) throw invalidFields({ reason: 'reason_tells' });
  return reason;
}
