import type { ImportUndo, ImportUndone } from '@ciguawatch/shared/api/schemas/desk/import';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { changeCases } from '../cases/list/batch';
import { refusalError } from '../cases/refusal-error';
import { changedSince, undoExpired } from './list';

interface Imported {
  id: number;
  version: number;
  deleted_at: Date | null;
  changed: boolean;
}

/**
 * Deletes the cases of an import that nobody changed since, or restores those that undoing it deleted, by the rules
 * of the case list and in one transaction.
 * @throws HttpError 404, 403 for an import of other countries, 410 after 30 days
 */
export async function undoImport(
  deps: Deps,
  who: Operator,
  id: number,
  { action }: ImportUndo,
): Promise<ImportUndone> {
  const held = await deps.store.read
    .selectFrom('import')
    .select(['countries', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!held) throw refusalError('missing', { message: 'There is no such import.' });
  if (!held.countries.some((country) => who.countries.includes(country))) throw refusalError('forbidden');
  if (undoExpired(held.created_at, deps.clock.now())) throw refusalError('expired');
  const { rows } = await sql<Imported>`
    select c.id, c.version, c.deleted_at, ${changedSince} as changed from case_report c
    where c.import_id = ${id} order by c.id`.execute(deps.store.read);
  const meant = action === 'undo' ? rows.filter((row) => row.deleted_at === null) : lastUndone(rows);
  const kept = action === 'undo' ? meant.filter(({ changed }) => changed) : [];
  const cases = meant
    .filter((row) => !kept.includes(row))
    .map(({ id: one, version }) => ({ id: one, version }));
  const batch = { action: action === 'undo' ? ('delete' as const) : ('restore' as const), cases };
  const { results } = cases.length === 0 ? { results: [] } : await changeCases(deps, who, batch);
  return {
    done: results.filter(({ outcome }) => outcome === 'done').length,
    left: [
      ...kept.map((row) => ({ id: row.id, why: 'changed' as const })),
      ...results.flatMap(({ id: one, outcome }) => (outcome === 'done' ? [] : [{ id: one, why: outcome }])),
    ],
  };
}

/** The cases that undoing deleted: the largest group of one moment, since an editor may delete others singly. */
function lastUndone(rows: readonly Imported[]): Imported[] {
  const groups = new Map<number, Imported[]>();
  for (const row of rows) {
    if (row.deleted_at === null) continue;
    const at = row.deleted_at.getTime();
    groups.set(at, [...(groups.get(at) ?? []), row]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}
