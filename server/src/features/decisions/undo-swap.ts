import { moveDuplicates, turnPair } from '../cases/swapped';
import type { DecidedObject } from './lock-decision';
import { undoCases } from './undo-cases';
import { type UndoContext, UndoRefusedError, type UndoResult } from './undo-context';

/**
 * Lets an original that was swapped with its duplicate count again, both or neither, because a link of one alone
 * would lose the patient. All duplicates that name the other by then go with it.
 * @throws Stays when one of the two changed since
 */
export async function undoSwap(
  undoing: UndoContext,
  decision: string,
  items: readonly DecidedObject[],
): Promise<UndoResult> {
  const undone = await undoCases(undoing, decision, items);
  const [staying] = undone.left;
  if (staying) throw new UndoRefusedError(staying);
  const [heir, original] = items;
  if (!heir || !original) return undone;
  await moveDuplicates(undoing, heir.object, original.object);
  await turnPair(undoing.trx, heir.object, original.object);
  return undone;
}
