import { isRedacted, type Redacted } from '@ciguawatch/shared/domain/edits/redacted';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import { hmacOf } from '../../security/hash';
import type { AuditKind } from './audit';

/** A field of one object whose values in the trail are redacted. */
interface Field {
  kind: AuditKind;
  object_id: string;
  field: string;
}

/**
 * Replacement of a value: HMAC-SHA-256 under the server's secret, which is not in the database, so that even
 * a one-letter value cannot be guessed, while a claimed value can be verified. Object and field are included,
 * so that equal values of two cases differ.
 */
export const redactedValue = (
  secret: string,
  { kind, object_id, field }: Field,
  value: unknown,
): Redacted => ({
  redacted: hmacOf(secret, `redacted:${kind}:${object_id}:${field}:${JSON.stringify(value)}`),
});

/** Whether a value of a field is to be redacted. */
type Which = (field: string, value: unknown) => boolean;

/**
 * Replaces values in the trail of one object by their hashes; who, when, what and which field stay, and null
 * stays null.
 * @returns number of changed rows
 */
export async function redactTrail(
  trx: Transaction<DB>,
  secret: string,
  { kind, object_id }: Omit<Field, 'field'>,
  which: Which,
): Promise<number> {
  const lines = await trx
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('kind', '=', kind)
    .where('object_id', '=', object_id)
    .where(sql<boolean>`coalesce(before, after) is not null`)
    .orderBy('id')
    .forUpdate()
    .execute();
  let changed = 0;
  for (const { id, before, after } of lines) {
    const side = (values: unknown) => redactedSide(secret, { kind, object_id }, values, which);
    const next = { before: side(before), after: side(after) };
    if (JSON.stringify(next) === JSON.stringify({ before, after })) continue;
    await trx
      .updateTable('audit')
      .set({
        before: next.before === null ? null : jsonb(next.before),
        after: next.after === null ? null : jsonb(next.after),
      })
      .where('id', '=', id)
      .execute();
    changed += 1;
  }
  return changed;
}

function redactedSide(
  secret: string,
  object: Omit<Field, 'field'>,
  values: unknown,
  which: Which,
): Record<string, unknown> | null {
  if (typeof values !== 'object' || values === null) return null;
  const entries = Object.entries(values).map(([field, value]) => {
    const stays = value === null || isRedacted(value) || !which(field, value);
    return [field, stays ? value : redactedValue(secret, { ...object, field }, value)];
  });
  return Object.fromEntries(entries);
}
