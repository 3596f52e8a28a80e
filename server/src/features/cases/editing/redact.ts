import type { ChangeRedaction } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { isRedactable } from '@ciguawatch/shared/domain/report/erasable-fields';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';
import { redactLine } from '../../audit/redact-line';
import { lockCase } from '../find';

/**
 * Erases values of one change from the trail of a case (`redactLine`); the case stays as it is.
 * @throws HttpError 404 or 403 for a case that does not exist or is of another country, and as `redactLine`
 */
export async function redactCase(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Operator,
  id: number,
  body: ChangeRedaction,
): Promise<void> {
  await deps.store.tx(async (trx) => {
    const { case_country: country } = await lockCase(trx, id, who);
    const rule = { isRedactable, sides: ['before', 'after'] } as const;
    await redactLine(trx, deps, who, { kind: 'case', id, country }, body, rule);
  });
}
