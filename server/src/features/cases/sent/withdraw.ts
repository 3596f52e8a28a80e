import type { CaseWithdraw, CaseWithdrawn } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { relinkedMatchEvent } from '@ciguawatch/shared/domain/pairs/meals';
import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/count-status';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { audit, difference } from '../../audit/audit';
import { regroupMeals } from '../create/meal-group';
import { keepWithheldOf } from '../public/last-withheld';
import { byReceipt } from '../receipt-order';
import { lockReports } from './lock-reports';
import { casesOfReceipt, receiptHmac } from './proof';
import { stopReminders } from './reminder-consent';
import { eraseContact, keepWithdrawn } from './withdrawn';

interface Sent {
  id: number;
  case_uuid: string;
  review_state: ReviewState;
  case_country: number | null;
  contact_id: number | null;
  withdrawal_asked_at: Date | null;
}

/** Common columns of all audit rows of a withdrawal. */
type Trail = Pick<Parameters<typeof audit>[1], 'at' | 'user' | 'kind'>;

/**
 * Withdraws a report and its corrections by receipt code: contacts are erased and unreviewed ones count no
 * more; a reviewed one counts until an editor agrees. One that has not arrived is withdrawn on arrival if it
 * carries the code. Repeating changes nothing.
 * @param user account, or null
 * @throws HttpError 403 `receipt_code_missing`, 404 `receipt_code_unknown`
 */
export async function withdrawReport(
  deps: Pick<Deps, 'store' | 'clock' | 'secret'>,
  { case_uuid, receipt_code }: CaseWithdraw,
  user: number | null,
): Promise<CaseWithdrawn> {
  if (receipt_code === undefined) throw new HttpError(403, 'receipt_code_missing');
  const receipt = receiptHmac(deps, receipt_code);
  const uuid = case_uuid?.toLowerCase();
  const at = deps.clock.now();
  const trail: Trail = { at, user, kind: 'case' };
  return deps.store.tx(async (trx) => {
    await lockReports(trx, [uuid]);
    const found = await withCorrections(trx, await named(trx, uuid, receipt), receipt);
    const asked = found.filter((one) => waitsForEditor(one));
    const gone = found.filter((one) => !asked.includes(one));
    const arrived = found.map((one) => one.case_uuid);
    // Only for reports that have not arrived: a reviewed report still accepts corrections until an editor
    // decides.
    const early = uuid === undefined || arrived.includes(uuid) ? [] : [uuid];
    await keepWithdrawn(trx, [...early, ...gone.map((one) => one.case_uuid)], receipt, at);
    await stopReminders(
      trx,
      found.map(({ id }) => id),
      at,
    );
    await eraseContact(trx, [...early, ...arrived]);
    for (const one of asked) await askEditor(trx, one, trail);
    const now = gone.filter((one) => one.review_state !== 'withdrawn');
    // Before the first one is withdrawn, while all are still in the public rows with their meal.
    await keepWithheldOf(
      trx,
      now.map(({ id }) => id),
    );
    for (const one of now) await withdraw(trx, one, trail);
    for (const { id } of now) await countOthers(trx, id, trail);
    return { state: asked.length > 0 ? 'asked' : 'withdrawn' };
  });
}

/**
 * The report to withdraw; empty when it has not arrived.
 * @throws HttpError 404 when the identifier has another code, or no report has the code
 */
async function named(trx: Transaction<DB>, uuid: string | undefined, receipt: string): Promise<number[]> {
  const ids = await casesOfReceipt(trx, receipt);
  if (uuid === undefined) {
    if (ids.length === 0) throw new HttpError(404, 'receipt_code_unknown');
    return ids;
  }
  const row = await trx
    .selectFrom('case_report')
    .select('id')
    .where('case_uuid', '=', uuid)
    .executeTakeFirst();
  if (row && !ids.includes(row.id)) throw new HttpError(404, 'receipt_code_unknown');
  return row ? [row.id] : [];
}

/** The report and its corrections with the same code, locked. */
async function withCorrections(
  trx: Transaction<DB>,
  ids: readonly number[],
  receipt: string,
): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    with recursive family as (
      select id, case_uuid from case_report where id = any(${ids}::int[])
      union
      select c.id, c.case_uuid from case_report c
      join family on c.corrects = family.case_uuid
      join report_proof p on p.case_id = c.id and p.receipt_hmac = ${receipt}
    )
    select id, case_uuid, review_state, case_country, contact_id, withdrawal_asked_at from case_report
    where id in (select id from family) order by id for update`.execute(trx);
  return rows;
}

/** A reviewed report may already be quoted or part of an issued bulletin, so an editor must agree. */
const waitsForEditor = ({ review_state }: Sent): boolean => review_state === 'reviewed';

/** Notes the wish to withdraw; the contact is erased at once. */
async function askEditor(trx: Transaction<DB>, row: Sent, trail: Trail): Promise<void> {
  if (row.withdrawal_asked_at !== null && row.contact_id === null) return;
  const withdrawal_asked_at = row.withdrawal_asked_at ?? new Date(trail.at);
  await trx
    .updateTable('case_report')
    .set((eb) => ({ withdrawal_asked_at, contact_id: null, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute();
  await audit(trx, {
    ...trail,
    object_id: row.id,
    action: 'update',
    before: { withdrawal_asked_at: row.withdrawal_asked_at, contact_id: row.contact_id },
    after: { withdrawal_asked_at, contact_id: null },
    country: row.case_country,
  });
}

async function withdraw(trx: Transaction<DB>, row: Sent, trail: Trail): Promise<void> {
  const review_state = 'withdrawn';
  await trx
    .updateTable('case_report')
    .set((eb) => ({
      review_state,
      contact_id: null,
      withdrawal_asked_at: null,
      withdrawn_at: new Date(trail.at),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  await audit(trx, {
    ...trail,
    object_id: row.id,
    action: 'withdraw',
    before: { review_state: row.review_state },
    after: { review_state },
    country: row.case_country,
  });
}

/**
 * Others may have reported the same patient as duplicates of this report: the first received of them counts
 * from now on, or the patient would be lost.
 */
async function countOthers(trx: Transaction<DB>, id: number, trail: Trail): Promise<void> {
  const others = await trx
    .selectFrom('case_report')
    .select(['id', 'case_country', 'created_at', 'match_event', 'meal_group', 'duplicate_of'])
    .where('duplicate_of', '=', id)
    .where('deleted_at', 'is', null)
    .where('review_state', 'not in', UNCOUNTED_STATES)
    .orderBy('id')
    .forUpdate()
    .execute();
  const first = others.sort(byReceipt)[0]?.id;
  for (const one of others) {
    const duplicate_of = one.id === first ? null : (first ?? null);
    const match_event = duplicate_of === null ? relinkedMatchEvent(one) : one.match_event;
    await trx
      .updateTable('case_report')
      .set((eb) => ({ duplicate_of, match_event, version: eb('version', '+', 1) }))
      .where('id', '=', one.id)
      .execute();
    await audit(trx, {
      ...trail,
      object_id: one.id,
      action: 'update',
      ...difference({ duplicate_of: id, match_event: one.match_event }, { duplicate_of, match_event }),
      country: one.case_country,
    });
  }
  if (others.length > 0) await regroupMeals(trx, [id]);
}
