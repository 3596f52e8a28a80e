import { undoDecision } from '@ciguawatch/shared/api/calls/desk/decisions';
import type { DecisionUndone } from '@ciguawatch/shared/api/schemas/desk/decision';
import { call } from '@ciguawatch/shared/runtime/http/call';

/** Largest number of cases that a key or a button changes without a confirmation; a larger one may be a slip. */
export const MAX_WITHOUT_CONFIRMATION = 20;

/** What became of a decision that was undone: cases brought back, and those that stay with the reason. */
export type UndoneDecision = Pick<DecisionUndone, 'done' | 'left'>;

/**
 * Undoes a whole decision, part by part.
 * @param onDone number of cases processed so far
 * @throws ApiError when it is undone already, its time is over or there is no network; a decision of which a
 * part came back can be undone again for the rest
 */
export async function undoWhole(id: string, onDone: (n: number) => void = () => {}): Promise<UndoneDecision> {
  const done: DecisionUndone['done'] = [];
  const left: DecisionUndone['left'] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const part: DecisionUndone = await call(undoDecision, {
      params: { id },
      body: after === undefined ? {} : { after },
    });
    done.push(...part.done);
    left.push(...part.left);
    onDone(done.length + left.length);
    after = part.next;
  }
  return { done, left };
}
