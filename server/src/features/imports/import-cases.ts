import type { CaseImport, CaseImported } from '@ciguawatch/shared/api/schemas/desk/import';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { readProducts } from '../cases/arriving/products';
import type { Places } from '../cases/places';
import type { PairContexts } from '../pairs/contexts';
import { checkRows, type NewCase } from './check-rows';
import { insertRows } from './insert-rows';
import { importedRows, ownRows } from './known-rows';
import { noteUnrelated, rowPairs } from './row-pairs';

/** Thrown to roll back a dry run, which stores its rows only to compare them. */
class DryRun extends Error {
  constructor(readonly answer: CaseImported) {
    super('dry run');
  }
}

/**
 * Imports a list of cases, all rows or none. A dry run does the same and is rolled back, so that it can neither
 * promise nor refuse anything that the import does not.
 * @throws HttpError 409 `uuid_reused`
 */
export async function importCases(
  deps: Deps,
  places: Places,
  contexts: PairContexts,
  who: Operator,
  body: CaseImport,
): Promise<CaseImported> {
  const index = await places.current();
  const now = deps.clock.now();
  const checking = { who, places: index, products: await readProducts(deps.store), now };
  const { made, faults } = checkRows(body, checking);
  const countries = [...new Set(made.map(({ case_country }) => case_country))].sort((a, b) => a - b);
  const comparing = {
    places: index,
    contexts: new Map(await Promise.all(countries.map(async (id) => [id, await contexts.of(id)] as const))),
  };
  const by = { user: who.id, at: new Date(now) };
  try {
    return await deps.store.tx(async (trx) => {
      // Two imports of one list at once would both find no rows of the other.
      await sql`select pg_advisory_xact_lock(hashtextextended('case-import', 0))`.execute(trx);
      const repeat = body.dry_run ? null : await repeated(trx, body);
      if (repeat) return repeat;
      const own = await ownRows(trx, who, body.rows);
      const known = [...own.known, ...(await importedRows(trx, who, body.source, made))];
      const answer = { id: null, count: 0, known, faults: [...faults, ...own.faults], pairs: [] };
      const lines = new Set(known.map(({ line }) => line));
      const fresh = made.filter(({ line }) => !lines.has(line));
      if (answer.faults.length > 0 || fresh.length === 0) return answer;
      const importId = await insertImport(trx, body, fresh, by);
      const ids = await insertRows(trx, fresh, { importId, ...by });
      if (body.dry_run)
        throw new DryRun({ ...answer, count: ids.size, pairs: await rowPairs(trx, comparing, ids) });
      await noteUnrelated(trx, comparing, fresh, ids, by);
      return { ...answer, id: importId, count: ids.size };
    });
  } catch (thrown) {
    if (thrown instanceof DryRun) return thrown.answer;
    throw thrown;
  }
}

/** The answer to a repeat, whose first answer was lost; null for a new import. */
async function repeated(trx: Transaction<DB>, body: CaseImport): Promise<CaseImported | null> {
  const held = await trx
    .selectFrom('import')
    .select(['id', 'body_hash', 'rows'])
    .where('uuid', '=', body.uuid.toLowerCase())
    .executeTakeFirst();
  if (!held) return null;
  if (held.body_hash !== bodyHash(body))
    throw new HttpError(409, 'uuid_reused', { message: 'Another list was imported under this uuid.' });
  return { id: held.id, count: held.rows, known: [], faults: [], pairs: [] };
}

async function insertImport(
  trx: Transaction<DB>,
  body: CaseImport,
  rows: readonly NewCase[],
  { user, at }: { user: number; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('import')
    .values({
      uuid: body.uuid.toLowerCase(),
      body_hash: bodyHash(body),
      kind: 'case',
      source: body.source,
      file: body.file,
      mapping: jsonb(body.mapping) as never,
      countries: [...new Set(rows.map(({ case_country }) => case_country))],
      rows: rows.length,
      created_by: user,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
