import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { audit } from '../../audit/audit';

/**
 * Records a death in the reports of a person, in the field that the form of the report has for it: an error is
 * corrected there. The caller holds the reports. A trigger deletes the reminders that wait.
 */
export async function recordDeath(
  trx: Transaction<DB>,
  cases: readonly number[],
  { by, now }: { by: number; now: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('case_report')
    .select(['id', 'case_country', 'died'])
    .where('id', 'in', [0, ...cases])
    .execute();
  for (const { id, case_country, died } of rows) {
    if (died) continue;
    await trx
      .updateTable('case_report')
      .set((eb) => ({ died: true, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      ...{ at: now, user: by, kind: 'case', object_id: id, action: 'update', country: case_country },
      before: { died },
      after: { died: true },
    });
  }
}
