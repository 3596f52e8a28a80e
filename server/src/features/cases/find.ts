import type { Reader } from '../../db/store';
import { managesCountry, type Operator } from '../../http/operator';
import type { CaseRow } from './full';
import { refusalError } from './refusal-error';

/**
 * A case as its editor may read it.
 * @throws HttpError 404 when there is none, 403 when it is of a country that the account does not manage
 */
export async function findCase(db: Reader, id: number, who: Operator): Promise<CaseRow> {
  const row = await db.selectFrom('case_report').selectAll().where('id', '=', id).executeTakeFirst();
  return allowed(row, who);
}

/** The same, locked against other writers until the transaction ends. */
export async function lockCase(trx: Reader, id: number, who: Operator): Promise<CaseRow> {
  const query = trx.selectFrom('case_report').selectAll().where('id', '=', id).forUpdate();
  return allowed(await query.executeTakeFirst(), who);
}

function allowed(row: CaseRow | undefined, who: Operator): CaseRow {
  if (!row) throw refusalError('missing', { message: 'There is no such case.' });
  if (!managesCountry(who, row.case_country)) throw refusalError('forbidden');
  return row;
}
