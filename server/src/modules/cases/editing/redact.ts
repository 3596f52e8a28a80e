import type { CaseRedaction } from '@ciguawatch/shared/api/schemas/audit';
import { isRedacted } from '@ciguawatch/shared/domain/edits/redacted';
import { isErasable } from '@ciguawatch/shared/domain/report/erasable-fields';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { invalidFields, notFound } from '../../../http/http-error';
import { manages, type Who } from '../../../http/who';
import { audit } from '../../audit/audit';
import { redactTrail } from '../../audit/redact';
import { holdCase } from '../find';

/** A text shorter than this stands in many sentences by chance. */
const TELLING = 3;

/**
 * Erases the values of one change from the trail of a case, at the request of a person. What stood there before the
 * change stood there after the one before it, and so on: equal values of the field go from the whole trail of the case.
 * The case itself stays as it is. The trail says who did so, when and why.
 * @throws HttpError 404 for a line that is not the case's, 403 for one of another country, 400 for a field that the
 * line does not have or that says nothing of the person, and for a reason that repeats what is erased
 */
export async function redactCase(
  { store, clock, secret }: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Who,
  id: number,
  { line, field, reason: text }: CaseRedaction,
): Promise<void> {
  const reason = text.trim();
  if (reason === '') throw invalidFields({ reason: 'required' });
  await store.tx(async (trx) => {
    const row = await holdCase(trx, id, who);
    const values = await valuesOf(trx, who, id, line, field);
    if (values.some((value) => tells(reason, value))) throw invalidFields({ reason: 'reason_tells' });
    const erased = new Set(values.map((value) => JSON.stringify(value)));
    const which = (name: string, value: unknown) => name === field && erased.has(JSON.stringify(value));
    // Somebody was quicker: it is erased, and the trail says so already.
    if ((await redactTrail(trx, secret, { kind: 'case', object_id: String(id) }, which)) === 0) return;
    await audit(trx, {
      at: clock.now(),
      user: who.id,
      kind: 'case',
      object_id: id,
      action: 'redact',
      after: { redacted_line: line, redacted_field: field, reason },
      country: row.case_country,
    });
  });
}

/** What a line says of a field before and after, as far as it is not erased yet. */
async function valuesOf(
  trx: Transaction<DB>,
  who: Who,
  id: number,
  line: number,
  field: string,
): Promise<unknown[]> {
  const found = await trx
    .selectFrom('audit')
    .select(['before', 'after', 'country'])
    .where('id', '=', line)
    .where('kind', '=', 'case')
    .where('object_id', '=', String(id))
    .executeTakeFirst();
  if (!found || !manages(who, found.country)) throw notFound('There is no such change of this case.');
  const sides = [found.before, found.after].map((side) => (side ?? {}) as Record<string, unknown>);
  if (!isErasable(field) || !sides.some((side) => Object.hasOwn(side, field)))
    throw invalidFields({ field: 'unknown_choice' });
  return sides.map((side) => side[field] ?? null).filter((value) => value !== null && !isRedacted(value));
}

const tells = (reason: string, value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim().length >= TELLING &&
  reason.toLowerCase().includes(value.trim().toLowerCase());
