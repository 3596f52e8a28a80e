import { invalidFields } from '../../http/errors/http-error';

/** A text shorter than this stands in many sentences by chance. */
const TELLING = 3;

const tells = (reason: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim().length >= TELLING &&
  reason.toLowerCase().includes(value.trim().toLowerCase());

/**
 * Why something is erased, as the trail keeps it.
 * @throws HttpError 400 for an empty reason, and for one that repeats what is erased
 */
export function redactionReason(text: string, erased: readonly unknown[]): string {
  const reason = text.trim();
  if (reason === '') throw invalidFields({ reason: 'required' });
  if (erased.some((value) => tells(reason, value))) throw invalidFields({ reason: 'reason_tells' });
  return reason;
}
