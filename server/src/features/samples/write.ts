import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { FishBody, ResultColumns } from './content';
import { fishColumns } from './content';
import type { By } from './note';
import { type SampleRow, withItsResults } from './rows';

/** A new sample with what the device says of itself. */
interface NewSample {
  uuid: string;
  hash: string;
  country: number;
  fish: FishBody;
  results: readonly ResultColumns[];
  source: 'form' | 'import';
}

/**
 * Makes changes of samples of a country wait for each other, so that two of one code, or two imports of one table,
 * see each other.
 */
export async function lockCountry(trx: Transaction<DB>, country: number): Promise<void> {
  await trx.selectFrom('country').select('id').where('id', '=', country).forUpdate().execute();
}

/** Whether no other sample of the country has the code. */
export async function isCodeFree(
  trx: Transaction<DB>,
  { country, code, id = 0 }: { country: number; code: string; id?: number },
): Promise<boolean> {
  const held = await trx
    .selectFrom('sample')
    .select('id')
    .where('country', '=', country)
    .where((eb) => eb(eb.fn('lower', ['code']), '=', code.trim().toLowerCase()))
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst();
  return held === undefined;
}

/** @throws HttpError 400 where another sample of the country has the code */
export async function refuseCode(
  trx: Transaction<DB>,
  named: { country: number; code: string; id?: number },
): Promise<void> {
  if (!(await isCodeFree(trx, named))) throw invalidFields({ code: 'contradicts' });
}

/** Stores a sample with its results. */
export async function insertSample(trx: Transaction<DB>, made: NewSample, by: By): Promise<Sample> {
  const at = new Date(by.at);
  const row = await trx
    .insertInto('sample')
    .values({
      ...fishColumns(made.fish),
      uuid: made.uuid.toLowerCase(),
      body_hash: made.hash,
      country: made.country,
      source: made.source,
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addResults(trx, row.id, made.results, by);
  return withItsResults(trx, row);
}

/** Adds results to a sample. */
export async function addResults(
  trx: Transaction<DB>,
  sample: number,
  results: readonly ResultColumns[],
  by: By,
): Promise<void> {
  if (results.length === 0) return;
  const added_at = new Date(by.at);
  await trx
    .insertInto('sample_result')
    .values(results.map((one) => ({ ...one, sample_id: sample, added_at })))
    .execute();
}

/** Replaces what a result says. It counts for the public as one that was added now. */
export async function replaceResult(
  trx: Transaction<DB>,
  id: number,
  columns: ResultColumns,
  { at }: By,
): Promise<void> {
  await trx
    .updateTable('sample_result')
    .set({ ...columns, added_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** Changes columns of a sample and raises its version. */
export async function updateSample(
  trx: Transaction<DB>,
  row: Pick<SampleRow, 'id' | 'version'>,
  columns: Partial<ReturnType<typeof fishColumns>> & { deleted_at?: Date | null },
  by: By,
): Promise<Sample> {
  const changed = await trx
    .updateTable('sample')
    .set({ ...columns, changed_at: new Date(by.at), version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return withItsResults(trx, changed);
}

/** @throws HttpError 409 with the sample when the version that a change is based on is outdated */
export function refuseOutdated(version: number, current: Sample): void {
  if (version !== current.version)
    throw new HttpError(409, 'conflict', { message: `Version ${current.version} is newer.`, current });
}
