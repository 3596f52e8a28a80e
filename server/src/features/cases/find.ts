import type { Reader } from '../../db/store';
import { manages, type Who } from '../../http/who';
import type { CaseRow } from './full';
import { refused } from './refused';

/**
 * A case as its editor may read it.
 * @throws HttpError 404 when there is none, 403 when it is of a country that the account does not manage
 */
export async function findCase(db: Reader, id: number, who: Who): Promise<CaseRow> {
  const row = await db.selectFrom('case_report').selectAll().where('id', '=', id).executeTakeFirst();
  return allowed(row, who);
}

/** The same, locked against other writers until the transaction ends. */
export async function holdCase(trx: Reader, id: number, who: Who): Promise<CaseRow> {
  const query = trx.selectFrom('case_report').selectAll().where('id', '=', id).forUpdate();
  return allowed(await query.executeTakeFirst(), who);
}

function allowed(row: CaseRow | undefined, who: Who): CaseRow {
  if (!row) throw refused('missing', { message: 'There is no such case.' });
  if (!manages(who, row.case_country)) throw refused('forbidden');
  return row;
}
