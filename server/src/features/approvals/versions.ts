import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

type ChangedObject = Pick<ApprovalChange, 'kind' | 'object_id'>;
const keyOf = ({ kind, object_id }: ChangedObject): string => `${kind} ${object_id}`;

/** Current versions of places and cases, by kind and id; removed ones are left out. */
export async function versionsOf(
  db: Reader,
  changes: readonly ChangedObject[],
): Promise<ReadonlyMap<string, number>> {
  const idsOfKind = (kind: string) => [
    ...new Set(changes.flatMap((line) => (line.kind === kind ? [Number(line.object_id)] : []))),
  ];
  const { rows } = await sql<ChangedObject & { version: number }>`
    select 'case' as kind, id::text as object_id, version from case_report where id = any(${idsOfKind('case')}::int[])
    union all
    select 'location', id::text, version from location where id = any(${idsOfKind('location')}::int[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [keyOf(row), row.version]));
}

/**
 * Adds to each audit row the current version of its object, so that approval can refuse if it has changed
 * since.
 */
export async function withVersions(
  db: Reader,
  changes: readonly ApprovalChange[],
): Promise<ApprovalChange[]> {
  const now = await versionsOf(db, changes);
  return changes.map((line) => ({
    ...line,
    version: line.action === 'create' ? null : (now.get(keyOf(line)) ?? null),
  }));
}

/** Whether an object of a change has changed since the change was sent. */
export const isOutOfDate = (changes: readonly ApprovalChange[], now: ReadonlyMap<string, number>): boolean =>
  changes.some((line) => typeof line.version === 'number' && now.get(keyOf(line)) !== line.version);
