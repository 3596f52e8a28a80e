import { isRedacted, type Redacted } from '@ciguawatch/shared/domain/edits/redacted';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import { sign } from '../../security/hash';
import type { AuditKind } from './audit';

/** A field of one object, whose values in the trail are redacted. */
interface Field {
  kind: AuditKind;
  object_id: string;
  field: string;
}

/**
 * What replaces a value: HMAC-SHA-256 under the server's secret, which is not in the database. Without it even
 * a value of one letter cannot be found by trying; with it, somebody who claims a value can be proven right. The object
 * and the field are part of it, so that equal values of two cases have different hashes.
 */
export const redactedValue = (
  secret: string,
  { kind, object_id, field }: Field,
  value: unknown,
): Redacted => ({
  redacted: sign(secret, `redacted:${kind}:${object_id}:${field}:${JSON.stringify(value)}`),
});

/** Says of each value of a line whether it is to be redacted. */
type Which = (field: string, value: unknown) => boolean;

/**
 * Replaces values in the trail of one object by their hashes; who, when, what and which field stay, and so does that
 * there was no value.
 * @returns how many lines changed
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
