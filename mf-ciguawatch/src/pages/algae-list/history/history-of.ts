import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import { isOfSpecies } from '@ciguawatch/shared/domain/algae/sampling-fields';

/** A changed value; `row` is null for a field of the whole sampling. */
interface FieldChange {
  field: string;
  row: number | null;
  before: unknown;
  after: unknown;
}

/** Changes that one account saved together. */
export interface HistoryStep {
  key: number;
  at: string;
  user: AuditEntry['user'];
  action: string;
  /** ids of the rows concerned */
  rows: number[];
  changes: FieldChange[];
}

/**
 * Merges the trails of a sampling's rows, latest first: rows saved together form one entry, in which a change
 * of a shared field appears once.
 */
export function historyOf(entries: readonly AuditEntry[]): HistoryStep[] {
  const deeds = new Map<string, HistoryStep>();
  for (const entry of [...entries].sort((a, b) => b.id - a.id)) {
    const { id, at, user, action } = entry;
    const key = `${at} ${user?.id ?? ''} ${action}`;
    const deed = deeds.get(key) ?? { key: id, at, user, action, rows: [], changes: [] };
    deeds.set(key, deed);
    deed.rows.push(Number(entry.object_id));
    // An added row has no earlier values, so its entry lists no changes.
    if (action === 'update') addChanges(deed, entry);
  }
  return [...deeds.values()];
}

function addChanges({ changes }: HistoryStep, { object_id, before, after }: AuditEntry): void {
  const old = (before ?? {}) as Record<string, unknown>;
  for (const [field, value] of Object.entries((after ?? {}) as Record<string, unknown>)) {
    const row = isOfSpecies(field) ? Number(object_id) : null;
    const change = { field, row, before: old[field] ?? null, after: value };
    const said = JSON.stringify(change);
    if (!changes.some((one) => JSON.stringify(one) === said)) changes.push(change);
  }
}
