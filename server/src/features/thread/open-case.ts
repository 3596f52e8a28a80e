import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { findCase, lockCase } from '../cases/find';
import type { CaseRow } from '../cases/full';
import { refusalError } from '../cases/refusal-error';

function open(row: CaseRow): CaseRow {
  if (row.deleted_at) throw refusalError('deleted');
  return row;
}

/**
 * A case that its editor may write about.
 * @throws HttpError 404, 403, or 409 for a deleted one, which is about to be erased
 */
export const findOpenCase = async (db: Reader, id: number, who: Operator): Promise<CaseRow> =>
  open(await findCase(db, id, who));

/** The same, locked against other writers until the transaction ends. */
export const lockOpenCase = async (trx: Reader, id: number, who: Operator): Promise<CaseRow> =>
  open(await lockCase(trx, id, who));
