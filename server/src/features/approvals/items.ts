import { APPROVERS } from '@ciguawatch/shared/api/calls/approvals/approvals';
import type { Approval, ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Reader } from '../../db/store';
import { managesCountry, type Operator } from '../../http/operator';
import { fullName } from '../users/full-name';
import type { ApprovalRow } from './note';
import { isOutOfDate, versionsOf } from './versions';

/**
 * Whether an account has the role and countries of a second person; being the author is checked separately.
 */
export const mayApprove = (who: Operator, { countries }: Pick<ApprovalRow, 'countries'>): boolean =>
  meetsAccess(APPROVERS, who.groups) && countries.every((country) => managesCountry(who, country));

/** Fields of a case that decide what its public row hides; the others are shown to editors of cases only. */
const PUBLICITY_FIELDS = new Set([
  'case_location_id',
  'case_country',
  'case_archi',
  'case_island',
  'case_location',
  'match_event',
  'meal_group',
  'duplicate_of',
  'review_state',
]);

/** A change as an account may read it: fields that describe a patient are for editors of cases only. */
function readableChange(who: Operator, change: ApprovalChange): ApprovalChange {
  if (change.kind !== 'case' || who.groups.includes(ROLE.cases_editor)) return change;
  const deciding = (fields: ApprovalChange['before']) =>
    fields && Object.fromEntries(Object.entries(fields).filter(([field]) => PUBLICITY_FIELDS.has(field)));
  return { ...change, before: deciding(change.before), after: deciding(change.after) };
}

/** Waiting or decided changes as an account may read them, with names of people and versions of their objects. */
export async function approvalItems(
  db: Reader,
  who: Operator,
  rows: readonly ApprovalRow[],
): Promise<Approval[]> {
  const ids = rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by].filter((id) => id !== null));
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', [0, ...new Set(ids)])
    .execute();
  const names = new Map(people.map((one) => [one.id, { id: one.id, name: fullName(one) ?? '' }]));
  const person = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const waiting = rows.filter(({ status }) => status === 'waiting');
  const versions = await versionsOf(
    db,
    waiting.flatMap(({ changes }) => changes),
  );
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, status: row.status, opens: row.opens, countries: row.countries },
    changes: row.changes.map((change) => readableChange(who, change)),
    asked_by: person(row.asked_by),
    asked_at: row.asked_at.toISOString(),
    decided_by: person(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    out_of_date: row.status === 'waiting' && isOutOfDate(row.changes, versions),
    mine: row.asked_by === who.id,
    may_decide: row.status === 'waiting' && row.asked_by !== who.id && mayApprove(who, row),
  }));
}
