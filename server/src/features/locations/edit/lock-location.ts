import type { Selectable } from 'kysely';
import type { LocationTable } from '../../../db/schema/reference';
import type { Reader } from '../../../db/store';
import { HttpError, notFound } from '../../../http/errors/http-error';
import { managesCountry, type Operator } from '../../../http/operator';

/** A stored place. */
export type LocationRow = Selectable<LocationTable>;

/**
 * A place as its editor may read it.
 * @throws HttpError 404 when there is none, 403 when it is of a country that the account does not manage
 */
export async function findLocation(db: Reader, id: number, who: Operator): Promise<LocationRow> {
  return managedRow(await db.selectFrom('location').selectAll().where('id', '=', id).executeTakeFirst(), who);
}

/** A place as its editor may read it, locked until the transaction ends. */
export async function lockLocation(trx: Reader, id: number, who: Operator): Promise<LocationRow> {
  const query = trx.selectFrom('location').selectAll().where('id', '=', id).forUpdate();
  return managedRow(await query.executeTakeFirst(), who);
}

function managedRow(row: LocationRow | undefined, who: Operator): LocationRow {
  if (!row) throw notFound('There is no such location.');
  if (!managesCountry(who, row.country)) throw new HttpError(403, 'country_forbidden');
  return row;
}
