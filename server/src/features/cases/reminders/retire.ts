import { RECOVERY_DAYS } from '@ciguawatch/shared/domain/recovery/answers';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { eraseReminderAddress, stopReminders } from '../sent/reminder-consent';

/** Number of failed reminders after which a person is not mailed again. */
const MOST_FAILURES = 2;
/** Days after the last date during which a reminder of it may still be sent. */
const GRACE_DAYS = 30;
const DAY_MS = 86_400_000;
const LAST_DATE = Math.max(...RECOVERY_DAYS);

/**
 * Notes the reminders that could not be delivered; two of one person stop theirs.
 * @returns number of people who are asked no more
 */
export async function noteFailedReminders(store: Store, now: number): Promise<number> {
  return store.tx(async (trx) => {
    const { rows: failed } = await sql<{ case_id: number }>`
      update recovery_reminder r set failed_at = m.failed_at from mail_outbox m
      where m.id = r.mail_id and r.failed_at is null and m.failed_at is not null
      returning r.case_id`.execute(trx);
    return stopAfterFailures(trx, failed, now);
  });
}

/**
 * Records reminders that a mail server accepted and returned later.
 * @param mails numbers in the outbox, also of mails that are no reminders
 * @returns number of people who are asked no more
 */
export async function noteReturnedReminders(
  store: Store,
  mails: readonly number[],
  now: number,
): Promise<number> {
  return store.tx(async (trx) => {
    const { rows: failed } = await sql<{ case_id: number }>`
      update recovery_reminder set failed_at = ${new Date(now)}
      where mail_id = any(${[...mails]}::int[]) and failed_at is null
      returning case_id`.execute(trx);
    return stopAfterFailures(trx, failed, now);
  });
}

/** Stops the reminders of those of whom two could not be delivered. */
async function stopAfterFailures(
  trx: Transaction<DB>,
  failed: readonly { case_id: number }[],
  now: number,
): Promise<number> {
  if (failed.length === 0) return 0;
  const { rows } = await sql<{ case_id: number }>`
    select case_id from recovery_reminder
    where case_id = any(${failed.map(({ case_id }) => case_id)}::int[]) and failed_at is not null
    group by case_id having count(*) >= ${MOST_FAILURES}`.execute(trx);
  await stopReminders(
    trx,
    rows.map(({ case_id }) => case_id),
    now,
  );
  return rows.length;
}

/**
 * Erases the addresses that no reminder needs any more: 30 days after the last date, once that was answered, after a
 * death, and without consent.
 * @returns number of addresses
 */
export async function eraseSpentAddresses(store: Store, now: number): Promise<number> {
  const before = new Date(now - (LAST_DATE + GRACE_DAYS) * DAY_MS).toISOString().slice(0, 10);
  return store.tx(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select c.id from contact k join case_report c on c.contact_id = k.id
        left join recovery_consent r on r.case_id = c.id
        left join report_proof p on p.case_id = c.id
      where k.reminder_email is not null and (
        r.case_id is null or r.stopped_at is not null or c.case_eventdate is null or c.case_eventdate < ${before}::date
        or c.died or exists (
          select from report_proof q join case_report d on d.id = q.case_id
          where q.receipt_hmac = p.receipt_hmac and d.died and d.deleted_at is null and d.review_state <> 'withdrawn')
        or exists (
          select from recovery a left join report_proof q on q.case_id = a.case_id
          where (a.case_id = c.id or q.receipt_hmac = p.receipt_hmac) and a.due = ${LAST_DATE}))
      for update of c`.execute(trx);
    await eraseReminderAddress(
      trx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}
