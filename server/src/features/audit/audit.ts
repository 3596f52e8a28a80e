import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';

/** A row for the trail: who did what to which object, with its values before and after. */
interface Change {
  /** Milliseconds since 1970 UTC, from the injected clock. */
  at: number;
  /** Null for the public or the server itself. */
  user: number | null;
  kind: AuditKind;
  /** Id of the object; a text has language, page and key instead. */
  object_id: number | string;
  action: AuditAction;
  before?: unknown;
  after?: unknown;
  /** Country whose managers may read the row; left out for kinds without a country. */
  country?: number | null;
}

/** Kinds of audited objects; `readers.ts` decides who may read each. */
export type AuditKind =
  | 'case'
  | 'alert'
  | 'user'
  | 'location'
  | 'revision'
  | 'specie'
  | 'phenotype'
  | 'translation'
  | 'algaetracking'
  | 'picture'
  | 'report'
  | 'coverage'
  | 'person';

/** Adds a row to the trail, in the transaction of the change. */
export async function audit(trx: Transaction<DB>, change: Change): Promise<void> {
  await auditEach(trx, [change]);
}

/**
 * Adds several rows to the trail, in the transaction of the changes.
 * @returns their ids
 */
export async function auditEach(trx: Transaction<DB>, changes: readonly Change[]): Promise<number[]> {
  if (changes.length === 0) return [];
  const rows = await trx
    .insertInto('audit')
    .values(
      changes.map(({ at, user, kind, object_id, action, before, after, country = null }) => ({
        ...{ at: new Date(at), user_id: user, kind, object_id: String(object_id), action, country },
        before: before === undefined ? null : jsonb(before),
        after: after === undefined ? null : jsonb(after),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** The fields that differ between two values, so that the trail holds only what changed. */
export function difference(before: object, after: object): { before: object; after: object } {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { before: pick(old), after: pick(now) };
}
