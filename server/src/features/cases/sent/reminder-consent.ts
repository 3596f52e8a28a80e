import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';

/** Language of reminders for those whose browser told none. */
const NO_LANGUAGE = 'en_US';

/** What a person agreed to when they let the laboratory ask again. */
export interface Consent {
  /** version of the text */
  version: number;
  /** language of the reporter */
  language: string;
}

/** The consent that a report carries; null without one. A correction leaves the consent of its first report. */
export function consentOf({ recovery_consent, recovery_language, corrects }: CaseCreate): Consent | null {
  if (recovery_consent === undefined || corrects !== undefined) return null;
  return { version: recovery_consent, language: recovery_language ?? NO_LANGUAGE };
}

/** Keeps a consent; one given again starts afresh after it was stopped. */
export async function keepConsent(
  trx: Transaction<DB>,
  case_id: number,
  { version, language }: Consent,
  now: number,
): Promise<void> {
  const given = { version, language, at: new Date(now), stopped_at: null };
  await trx
    .insertInto('recovery_consent')
    .values({ case_id, ...given })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet(given))
    .execute();
}

/** Version of the text by which the person lets the laboratory ask again; null without consent or once stopped. */
export async function consentVersion(db: Reader, cases: readonly number[]): Promise<number | null> {
  const row = await db
    .selectFrom('recovery_consent')
    .select('version')
    .where('case_id', 'in', [0, ...cases])
    .where('stopped_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

/**
 * Stops the reminders of these reports and erases their address, also from mails that wait or were sent. The caller
 * holds the reports.
 */
export async function stopReminders(
  trx: Transaction<DB>,
  cases: readonly number[],
  now: number,
): Promise<void> {
  await trx
    .updateTable('recovery_consent')
    .set({ stopped_at: new Date(now) })
    .where('case_id', 'in', [0, ...cases])
    .where('stopped_at', 'is', null)
    .execute();
  await eraseReminderAddress(trx, cases);
}

/** Erases the address for reminders of these reports, also from mails that wait or were sent. */
export async function eraseReminderAddress(trx: Transaction<DB>, cases: readonly number[]): Promise<void> {
  await eraseReminderMails(trx, cases);
  await sql`
    update contact set reminder_email = null where reminder_email is not null
      and id in (select contact_id from case_report where id = any(${[...cases]}::int[]))`.execute(trx);
}

/** Deletes the reminders of these reports from the mail outbox, which names their recipient. */
async function eraseReminderMails(trx: Transaction<DB>, cases: readonly number[]): Promise<void> {
  await sql`
    delete from mail_outbox
    where id in (select mail_id from recovery_reminder where case_id = any(${[...cases]}::int[]))`.execute(
    trx,
  );
}
