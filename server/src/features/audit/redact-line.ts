import type { ChangeRedaction } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { invalidFields, notFound } from '../../http/errors/http-error';
import { manages, type Who } from '../../http/who';
import { type AuditKind, audit } from './audit';
import { redactTrail } from './redact';
import { redactionReason } from './redaction-reason';

/** The object whose history is redacted, held by the transaction, so that no line is added meanwhile. */
interface Held {
  kind: AuditKind;
  id: number;
  country: number | null;
}

/** What can be erased from the history of a kind of object. */
interface Rule {
  isRedactable: (field: string) => boolean;
  /** which values of a change go: those of a decision stand after it */
  sides: readonly ('before' | 'after')[];
}

/**
 * Erases the values of one change from the trail of an object, at the request of a person. What stood there before the
 * change stood there after the one before it, and so on: equal values of the field go from the whole trail of the
 * object. The trail says who did so, when and why.
 * @returns the values that were erased
 * @throws HttpError 404 for a line that is not the object's or of another country, 400 for a field that says nothing of a person
 * or that the line does not have, and for a reason that repeats what is erased
 */
export async function redactLine(
  trx: Transaction<DB>,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  who: Who,
  { kind, id, country }: Held,
  { line, field, reason: text }: ChangeRedaction,
  { isRedactable, sides }: Rule,
): Promise<unknown[]> {
  const found = await trx
    .selectFrom('audit')
    .select(['before', 'after', 'country'])
    .where('id', '=', line)
    .where('kind', '=', kind)
    .where('object_id', '=', String(id))
    .executeTakeFirst();
  if (!found || !manages(who, found.country)) throw notFound('There is no such change in this history.');
  const asked = sides.map((side) => (found[side] ?? {}) as Record<string, unknown>);
  if (!isRedactable(field)) throw invalidFields({ field: 'not_redactable' });
  if (!asked.some((side) => Object.hasOwn(side, field))) throw invalidFields({ field: 'unknown_choice' });
  const values = asked
    .map((side) => side[field] ?? null)
    .filter((value) => value !== null && !isRedacted(value));
  const reason = redactionReason(text, values);
  const erased = new Set(values.map((value) => JSON.stringify(value)));
  const which = (name: string, value: unknown) => name === field && erased.has(JSON.stringify(value));
  // Somebody was quicker: it is erased, and the trail says so already.
  if ((await redactTrail(trx, secret, { kind, object_id: String(id) }, which)) === 0) return [];
  await audit(trx, {
    ...{ at: clock.now(), user: who.id, kind, object_id: id, action: 'redact', country },
    after: { redacted_line: line, redacted_field: field, reason },
  });
  return values;
}
