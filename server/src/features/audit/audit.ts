import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import { sql, type Transaction } from 'kysely';
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
  | 'person'
  | 'post'
  | 'sample';

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
  const lines = changes.map(({ at, user, object_id, country = null, ...change }) => ({
    ...change,
    ...{ at: new Date(at), user_id: user, object_id: String(object_id), country },
  }));
  // One parameter for all lines: with one for each value, half the time goes into reading the statement.
  const { rows } = await sql<{ id: string }>`
    insert into audit (at, user_id, kind, object_id, action, country, before, after)
    select at, user_id, kind, object_id, action, country, before, after
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (at timestamptz, user_id int, kind text,
        object_id text, action text, country int, before jsonb, after jsonb))
      with ordinality as line (at, user_id, kind, object_id, action, country, before, after, n)
    order by n returning id`.execute(trx);
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
