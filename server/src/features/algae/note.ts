import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { audit, difference } from '../audit/audit';
import { fullTracking, type TrackingRow } from './rows';

/** Account and time (milliseconds since 1970 UTC) of a change. */
export interface By {
  user: number;
  at: number;
}

/** Writes a change of a sampling row into the audit trail. */
export async function noteTracking(
  trx: Transaction<DB>,
  by: By,
  action: 'add' | 'update' | 'delete' | 'restore',
  before: TrackingRow | null,
  after: TrackingRow,
): Promise<void> {
  const moved = action === 'add' || action === 'update';
  const change = moved ? difference(before ? forTrail(before) : {}, forTrail(after)) : {};
  await audit(trx, {
    ...by,
    ...change,
    kind: 'algaetracking',
    object_id: after.id,
    action,
    country: after.at_country,
  });
}

function forTrail(row: TrackingRow): object {
  const {
    id: _,
    uuid: _u,
    version: _v,
    created_at: _c,
    changed_at: _a,
    deleted_at: _d,
    ...said
  } = fullTracking(row);
  return said;
}
