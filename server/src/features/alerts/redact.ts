import type { ChangeRedaction } from '@ciguawatch/shared/api/schemas/accounts/audit';
import type { Alert } from '@ciguawatch/shared/api/schemas/alert';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { redactLine } from '../audit/redact-line';
import { eraseIssuedNotes } from '../monthly/erase-notes';
import { findAlert } from './detail';
import { lockAlert } from './lock-alert';

/** Texts that editors write about an alert: the note of a decision and the reason for erasing one. */
const TEXTS = new Set(['note', 'reason']);
const RULE = { isRedactable: (field: string) => TEXTS.has(field), sides: ['after'] } as const;

/**
 * Erases the note of one decision from the trail, from the alert if it is still the current one, and from
 * issued bulletins; the decision stays.
 * @throws HttpError 404 or 403 for an alert that does not exist or is of another country, and as `redactLine`
 */
export async function redactAlert(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Operator,
  id: number,
  body: ChangeRedaction,
): Promise<Alert> {
  return deps.store.tx(async (trx) => {
    await lockAlert(trx, id);
    const { country, note, version } = await findAlert(trx, id, who);
    const erased = await redactLine(trx, deps, who, { kind: 'alert', id, country }, body, RULE);
    await eraseIssuedNotes(trx, id, (printed) => erased.includes(printed));
    if (body.field === 'note' && erased.includes(note))
      await trx
        .updateTable('alert')
        .set({ note: '', version: version + 1 })
        .where('id', '=', id)
        .execute();
    return findAlert(trx, id, who);
  });
}
