import type { Refusal } from '@ciguawatch/shared/domain/review/refusals';
import { sql } from 'kysely';
import { HttpError } from '../../http/errors/http-error';
import { takeAlertBack } from '../alerts/take-back';
import { takePairBack } from '../pairs/undo';
import type { DecidedObject, LockedDecision } from './lock-decision';
import { type UndoContext, UndoRefusedError, type UndoResult } from './undo-context';

/**
 * Undoes the decision on one pair or alert.
 * @throws Stays when it changed since
 */
export async function undoSingle(
  undoing: UndoContext,
  { kind, line }: LockedDecision,
  item: DecidedObject,
): Promise<UndoResult> {
  try {
    if (kind === 'pair') await takePairBack(undoing, item.object, item.version);
    else await takeAlertBack(undoing, { ...item, note: await noteBefore(undoing, line) });
  } catch (thrown) {
    throw thrown instanceof HttpError
      ? new UndoRefusedError({ id: item.object, why: whyOf(thrown) })
      : thrown;
  }
  return {
    done: [{ id: item.object, version: item.version + 1, review_state: null }],
    marked: [item],
    left: [],
  };
}

function whyOf({ status }: HttpError): Refusal {
  if (status === 403) return 'forbidden';
  return status === 404 ? 'missing' : 'conflict';
}

/** Note of the alert before the decision, from the trail; null when the decision left the note as it was. */
async function noteBefore({ trx }: UndoContext, line: string | null): Promise<string | null> {
  const { rows } = await sql<{ note: unknown }>`
    select before -> 'note' as note from audit where id = ${line} and jsonb_exists(before, 'note')`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) return null;
  // A note that was erased meanwhile is a mark, which is no text.
  return typeof found.note === 'string' ? found.note : '';
}
