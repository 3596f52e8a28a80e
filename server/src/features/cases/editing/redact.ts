import type { ChangeRedaction } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { isRedactable } from '@ciguawatch/shared/domain/report/erasable-fields';
import type { Deps } from '../../../deps';
import type { Who } from '../../../http/who';
import { redactLine } from '../../audit/redact-line';
import { holdCase } from '../find';

/**
 * Erases the values of one change from the trail of a case (`redactLine`); the case itself stays as it is.
 * @throws HttpError also 404 and 403 for a case that is not there or of another country
 */
export async function redactCase(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  who: Who,
  id: number,
  body: ChangeRedaction,
): Promise<void> {
  await deps.store.tx(async (trx) => {
    const { case_country: country } = await holdCase(trx, id, who);
    const rule = { isRedactable, sides: ['before', 'after'] } as const;
    await redactLine(trx, deps, who, { kind: 'case', id, country }, body, rule);
  });
}
