import type { Reader } from '../../db/store';
import type { Who } from '../../http/who';
import { findCase, holdCase } from '../cases/find';
import type { CaseRow } from '../cases/full';
import { refused } from '../cases/refused';

function open(row: CaseRow): CaseRow {
  if (row.deleted_at) throw refused('deleted');
  return row;
}

/**
 * A case that its editor may write about.
 * @throws HttpError 404, 403, or 409 for a deleted one, which is about to be erased
 */
export const findOpenCase = async (db: Reader, id: number, who: Who): Promise<CaseRow> =>
  open(await findCase(db, id, who));

/** The same, locked against other writers until the transaction ends. */
export const holdOpenCase = async (trx: Reader, id: number, who: Who): Promise<CaseRow> =>
  open(await holdCase(trx, id, who));
