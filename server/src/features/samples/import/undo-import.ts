import type { ImportUndo } from '@ciguawatch/shared/api/schemas/desk/import';
import type { SampleImportUndone } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { managesCountry, type Operator } from '../../../http/operator';
import { refusalError } from '../../cases/refusal-error';
import { undoExpired } from '../../imports/list';
import { type By, noteSamples, type SampleChangeNote } from '../note';
import { type SampleRow, withResults } from '../rows';
import { isCodeFree, lockCountry, updateSample } from '../write';
import { applyContent } from './apply-content';
import { contentOf, jsonContent } from './content-of';

type Touched = Selectable<DB['sample_import']>;
type Left = SampleImportUndone['left'][number];

/**
 * Undoes or restores an import of results in one transaction: created samples are deleted, others get their
 * previous values. A sample changed since then is left unchanged.
 * @throws HttpError 404, 403 for an import of other countries, 410 after 30 days
 */
export async function undoSampleImport(
  deps: Pick<Deps, 'store' | 'clock'>,
  who: Operator,
  id: number,
  { action }: ImportUndo,
): Promise<SampleImportUndone> {
  const by = { user: who.id, at: deps.clock.now() };
  return deps.store.tx(async (trx) => {
    for (const country of await countriesOf(trx, who, id, by)) await lockCountry(trx, country);
    const touched = await trx
      .selectFrom('sample_import')
      .selectAll()
      .where('import_id', '=', id)
      .where('undone', '=', action === 'restore')
      .orderBy('sample_id')
      .execute();
    const rows = await heldRows(trx, touched);
    const left: Left[] = [];
    const noted: SampleChangeNote[] = [];
    for (const one of touched) {
      const row = rows.get(one.sample_id);
      if (!row) continue;
      const why = await whyLeft(trx, who, { one, row, action });
      if (why) left.push({ id: row.id, code: row.code, why });
      else noted.push(await turn(trx, one, row, by));
    }
    await noteSamples(trx, by, noted);
    return { done: noted.length, left };
  });
}

/** Countries of an import that may be undone, in the order in which they are locked. */
async function countriesOf(trx: Transaction<DB>, who: Operator, id: number, { at }: By): Promise<number[]> {
  const held = await trx
    .selectFrom('import')
    .select(['countries', 'created_at'])
    .where('id', '=', id)
    .where('kind', '=', 'sample')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw refusalError('missing', { message: 'There is no such import.' });
  if (!held.countries.some((country) => managesCountry(who, country))) throw refusalError('forbidden');
  if (undoExpired(held.created_at, at)) throw refusalError('expired');
  return [...held.countries].sort((a, b) => a - b);
}

async function heldRows(trx: Transaction<DB>, touched: readonly Touched[]): Promise<Map<number, SampleRow>> {
  const ids = touched.map(({ sample_id }) => sample_id);
  const query = trx
    .selectFrom('sample')
    .selectAll()
    .where('id', 'in', [0, ...ids]);
  return new Map((await query.orderBy('id').forUpdate().execute()).map((row) => [row.id, row]));
}

async function whyLeft(
  trx: Transaction<DB>,
  who: Operator,
  { one, row, action }: { one: Touched; row: SampleRow; action: ImportUndo['action'] },
): Promise<Left['why'] | null> {
  if (!managesCountry(who, row.country)) return 'forbidden';
  if (row.version !== one.version) return 'changed';
  return action === 'restore' && !(await isCodeFree(trx, row)) ? 'code_taken' : null;
}

/** Exchanges a sample with what the import keeps of it, so that doing so again is the way back. */
async function turn(trx: Transaction<DB>, one: Touched, row: SampleRow, by: By): Promise<SampleChangeNote> {
  const [before] = await withResults(trx, [row]);
  if (!before) throw new Error(`Sample ${row.id} is gone.`);
  const isMade = one.was === null;
  const deleted_at = row.deleted_at === null ? new Date(by.at) : null;
  const after = isMade
    ? await updateSample(trx, row, { deleted_at }, by)
    : await applyContent(trx, row, one.other, by);
  await trx
    .updateTable('sample_import')
    .set({
      ...{ version: after.version, undone: !one.undone, was: isMade ? null : row.version },
      other: isMade ? null : jsonContent(contentOf(before)),
    })
    .where('import_id', '=', one.import_id)
    .where('sample_id', '=', row.id)
    .execute();
  // The sample is again what an earlier import left, so that this one can be undone next.
  if (!one.undone && !isMade)
    await trx
      .updateTable('sample_import')
      .set({ version: after.version })
      .where('sample_id', '=', row.id)
      .where('import_id', '!=', one.import_id)
      .where('undone', '=', false)
      .where(sql<boolean>`version = ${one.was}`)
      .execute();
  if (!isMade) return { action: 'update', before, after };
  return { action: deleted_at === null ? 'restore' : 'delete', before, after };
}
