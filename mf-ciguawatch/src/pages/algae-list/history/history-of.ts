import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { isOfSpecies } from '@ciguawatch/shared/domain/algae/sampling-fields';

/** One value that changed; `row` names the species where it is said of that one only. */
interface FieldChange {
  field: string;
  row: number | null;
  before: unknown;
  after: unknown;
}

/** What one person did to a sampling at one moment. */
export interface Deed {
  key: number;
  at: string;
  user: AuditEntry['user'];
  action: string;
  /** numbers of the rows that it was done to */
  rows: number[];
  changes: FieldChange[];
}

/**
 * The trails of the rows of a sampling as one, the latest first: what was saved together is reported once, and what is
 * said of the whole sampling once too.
 */
export function historyOf(entries: readonly AuditEntry[]): Deed[] {
  const deeds = new Map<string, Deed>();
  for (const entry of [...entries].sort((a, b) => b.id - a.id)) {
    const { id, at, user, action } = entry;
    const key = `${at} ${user?.id ?? ''} ${action}`;
    const deed = deeds.get(key) ?? { key: id, at, user, action, rows: [], changes: [] };
    deeds.set(key, deed);
    deed.rows.push(Number(entry.object_id));
    // What was added has no value before: the sentence says it all.
    if (action === 'update') addChanges(deed, entry);
  }
  return [...deeds.values()];
}

function addChanges({ changes }: Deed, { object_id, before, after }: AuditEntry): void {
  const old = (before ?? {}) as Record<string, unknown>;
  for (const [field, value] of Object.entries((after ?? {}) as Record<string, unknown>)) {
    const row = isOfSpecies(field) ? Number(object_id) : null;
    const change = { field, row, before: old[field] ?? null, after: value };
    const said = JSON.stringify(change);
    if (!changes.some((one) => JSON.stringify(one) === said)) changes.push(change);
  }
}
