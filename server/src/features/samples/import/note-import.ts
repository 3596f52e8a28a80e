import type { SampleImport, SampleImported } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { bodyHash } from '../../../http/body/body-hash';
import { HttpError } from '../../../http/errors/http-error';
import type { By } from '../note';
import type { storePlans } from './store-plans';

/** The answer to a repeat, whose first answer was lost; null for a new import. */
export async function repeatedImport(
  trx: Transaction<DB>,
  body: SampleImport,
): Promise<SampleImported | null> {
  const held = await trx
    .selectFrom('import')
    .select(['id', 'body_hash', 'rows'])
    .where('uuid', '=', body.uuid.toLowerCase())
    .executeTakeFirst();
  if (!held) return null;
  if (held.body_hash !== bodyHash(body))
    throw new HttpError(409, 'uuid_reused', { message: 'Another table was imported under this uuid.' });
  const { samples } = await trx
    .selectFrom('sample_import')
    .select(sql<number>`count(*) filter (where was is null)::int`.as('samples'))
    .where('import_id', '=', held.id)
    .executeTakeFirstOrThrow();
  const counts = { samples, results: held.rows, known: 0 };
  return { id: held.id, ...counts, changes: [], looked: null, faults: [] };
}

/** What an import stored. */
interface Stored {
  countries: number[];
  rows: number;
  touched: Awaited<ReturnType<typeof storePlans>>;
}

/** Keeps which samples an import made or changed; null where it stored nothing. */
export async function noteImport(
  trx: Transaction<DB>,
  { file, uuid, ...body }: SampleImport,
  { countries, rows, touched }: Stored,
  { user, at }: By,
): Promise<number | null> {
  if (touched.length === 0) return null;
  const named = { uuid: uuid.toLowerCase(), kind: 'sample' as const, source: file, file };
  const { id } = await trx
    .insertInto('import')
    .values({
      ...{ ...named, countries, rows, mapping: null, body_hash: bodyHash({ file, uuid, ...body }) },
      ...{ created_by: user, created_at: new Date(at) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sample_import')
    .values(touched.map((one) => ({ ...one, import_id: id })))
    .execute();
  return id;
}
