import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { audit, difference } from '../audit/audit';
import type { AccountRow } from './account-rows';

/** Columns of an account that the trail holds. */
export function trailValues(row: AccountRow): Record<string, unknown> {
  const { email, first_name, last_name, is_active, user_country, avatar } = row;
  return {
    ...{ email, first_name, last_name, is_active, user_country, avatar, lang: row.language },
    ...{
      function: row.function,
      position: row.position,
      organization: row.organization,
      biosketch: row.biosketch,
    },
    ...{ groups: row.groups, manage_countries: row.countries },
    ...{ scope_roles: row.scope_groups, scope_countries: row.scope_countries },
  };
}

/** Adds an audit row for the changed columns of an account; none when nothing changed. */
export async function noteChange(
  trx: Transaction<DB>,
  { at, user, action }: { at: number; user: number; action: AuditAction },
  before: AccountRow,
  after: AccountRow,
): Promise<void> {
  const changed = difference(trailValues(before), trailValues(after));
  if (Object.keys(changed.after).length === 0) return;
  const country = after.user_country;
  await audit(trx, { at, user, kind: 'user', object_id: after.id, action, ...changed, country });
}
