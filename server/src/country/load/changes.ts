import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { auditEach, difference } from '../../features/audit/audit';
import type { Held, Snapshot } from './snapshot';

/** One thing that a pack adds or changes. */
export interface Change {
  held: Held;
  isNew: boolean;
  before: object;
  after: object;
}

/** What differs between two snapshots of a country. A pack removes nothing. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  return [...after].flatMap(([key, held]) => {
    const former = before.get(key);
    const changed = difference(former?.value ?? {}, held.value);
    if (Object.keys(changed.after).length === 0) return [];
    return [{ held, isNew: former === undefined, ...changed }];
  });
}

/** Writes each change to the trail; nobody is named, because a command has no account. */
export async function noteChanges(
  trx: Transaction<DB>,
  changes: readonly Change[],
  { at, country }: { at: number; country: number },
): Promise<void> {
  await auditEach(
    trx,
    changes.map(({ held: { kind, object }, isNew, before, after }) => ({
      ...{ at, user: null, kind, object_id: object, action: actionOf(kind, isNew), after },
      ...(!isNew && { before }),
      ...(kind !== 'translation' && kind !== 'specie' && { country }),
    })),
  );
}

function actionOf(kind: Held['kind'], isNew: boolean): 'create' | 'update' | 'add' {
  // A language or a species may be older than its row in the snapshot, which begins with the country.
  if (kind === 'translation' || kind === 'specie') return 'update';
  return isNew ? 'create' : 'update';
}
