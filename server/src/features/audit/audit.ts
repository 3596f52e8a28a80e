import type { Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';

/** One change: who did what to which object, and what it was before and after. */
interface Change {
  /** Milliseconds, from the injected clock. */
  at: number;
  /** Null for a member of the public or the server itself. */
  user: number | null;
  kind: AuditKind;
  /** A number, or what else names the object: of a text, language, page and key. */
  object_id: number | string;
  action: string;
  before?: unknown;
  after?: unknown;
  /** Country whose managers may read it; left out where the kind has none. */
  country?: number | null;
}

/** What is audited; who may read each kind is decided in `readers.ts`. */
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

/** Writes a change into the trail, in the transaction that makes it. */
export async function audit(trx: Transaction<DB>, change: Change): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      at: new Date(change.at),
      user_id: change.user,
      kind: change.kind,
      object_id: String(change.object_id),
      action: change.action,
      before: change.before === undefined ? null : jsonb(change.before),
      after: change.after === undefined ? null : jsonb(change.after),
      country: change.country ?? null,
    })
    .execute();
}

/** The fields of two values that differ, for a trail that shows only what changed. */
export function difference(before: object, after: object): { before: object; after: object } {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { before: pick(old), after: pick(now) };
}
