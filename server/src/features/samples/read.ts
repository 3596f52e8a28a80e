import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { restoreExpired } from '../cases/remove';
import { type SampleRow, withItsResults, withResults } from './rows';

/**
 * Samples of the countries that an account manages, the latest first.
 * @param deleted true for deleted ones that can still be restored, false for the others
 * @param now milliseconds since 1970 UTC
 */
export async function listOwn(
  db: Reader,
  who: Operator,
  { deleted, now }: { deleted: boolean; now: number },
): Promise<Sample[]> {
  const rows = await db
    .selectFrom('sample')
    .selectAll()
    .where('country', 'in', [0, ...who.countries])
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return withResults(
    db,
    rows.filter(({ deleted_at }) => deleted_at === null || !restoreExpired(deleted_at, now)),
  );
}

/** @throws HttpError 404 or 403 */
export async function readOne(db: Reader, who: Operator, id: number): Promise<Sample> {
  const row = await db.selectFrom('sample').selectAll().where('id', '=', id).executeTakeFirst();
  return withItsResults(db, allowed(row, who));
}

/**
 * A sample, locked against other writers until the transaction ends.
 * @throws HttpError 404 or 403
 */
export async function lockSample(trx: Reader, who: Operator, id: number): Promise<SampleRow> {
  const query = trx.selectFrom('sample').selectAll().where('id', '=', id).forUpdate();
  return allowed(await query.executeTakeFirst(), who);
}

function allowed(row: SampleRow | undefined, who: Operator): SampleRow {
  if (!row) throw notFound('There is no such sample.');
  if (!managesCountry(who, row.country)) throw new HttpError(403, 'country_forbidden');
  return row;
}
