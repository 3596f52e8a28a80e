import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { auditEach, difference } from '../audit/audit';

/** Account and time (milliseconds since 1970 UTC) of a change. */
export interface By {
  user: number;
  at: number;
}

/** A change of a sample for the trail. */
export interface SampleChangeNote {
  action: 'add' | 'update' | 'delete' | 'restore';
  before: Sample | null;
  after: Sample;
}

/** Writes changes of samples into the audit trail. */
export async function noteSamples(
  trx: Transaction<DB>,
  by: By,
  changes: readonly SampleChangeNote[],
): Promise<void> {
  await auditEach(
    trx,
    changes.map(({ action, before, after }) => {
      const isContent = action === 'add' || action === 'update';
      return {
        ...by,
        ...(isContent ? difference(before ? forTrail(before) : {}, forTrail(after)) : {}),
        kind: 'sample' as const,
        object_id: after.id,
        action,
        country: after.country,
      };
    }),
  );
}

/** What the trail keeps: that a case is linked, not which, because the link is erased with the person. */
function forTrail(sample: Sample): object {
  const { id, uuid, version, source, created_at, changed_at, deleted_at, ...content } = sample;
  const { case_id, of_meal, results, ...said } = content;
  return {
    ...said,
    linked: case_id === null ? null : of_meal ? 'meal' : 'case',
    results: results.map(({ id: _, ...result }) => result),
  };
}
