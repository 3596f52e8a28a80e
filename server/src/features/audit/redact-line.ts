import type { ChangeRedaction } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { invalidFields, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { type AuditKind, audit } from './audit';
import { redactTrail } from './redact';
import { redactionReason } from './redaction-reason';

/** The object whose history is redacted, locked by the caller so that no row is added meanwhile. */
interface Held {
  kind: AuditKind;
  id: number;
  country: number | null;
}

/** What can be erased from the history of a kind of object. */
interface Rule {
  isRedactable: (field: string) => boolean;
  /** which values are erased; those of a decision are in `after` */
  sides: readonly ('before' | 'after')[];
}

/**
 * Erases a value of one change from the trail of an object, at a person's request, and equal values of that
 * field from its other rows, since each change repeats the value of the one before. The trail notes who did
 * it and why.
 * @returns the erased values
 * @throws HttpError 404 for a row of another object or country, 400 for a field that cannot be erased and for
 * a reason that repeats the value
 */
export async function redactLine(
  trx: Transaction<DB>,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
  who: Operator,
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
  if (!found || !managesCountry(who, found.country))
    throw notFound('There is no such change in this history.');
  const asked = sides.map((side) => (found[side] ?? {}) as Record<string, unknown>);
  if (!isRedactable(field)) throw invalidFields({ field: 'not_redactable' });
  if (!asked.some((side) => Object.hasOwn(side, field))) throw invalidFields({ field: 'unknown_choice' });
  const values = asked
    .map((side) => side[field] ?? null)
    .filter((value) => value !== null && !isRedacted(value));
  const reason = redactionReason(text, values);
  const erased = new Set(values.map((value) => JSON.stringify(value)));
  const which = (name: string, value: unknown) => name === field && erased.has(JSON.stringify(value));
  // Lost the race to a concurrent redaction, which has already written its row.
  if ((await redactTrail(trx, secret, { kind, object_id: String(id) }, which)) === 0) return [];
  await audit(trx, {
    ...{ at: clock.now(), user: who.id, kind, object_id: id, action: 'redact', country },
    after: { redacted_line: line, redacted_field: field, reason },
  });
  return values;
}
