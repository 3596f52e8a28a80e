import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * A reminder that waits in the mail queue, and the record of one that left, go with the contact of the report, and with
 * the report when it is deleted or withdrawn: nobody is asked any more, in whichever way they were removed.
 */
const statements = [
  `create function erase_reminder_mails() returns trigger language plpgsql as $$
  begin
    delete from mail_outbox where id in (select mail_id from recovery_reminder where case_id = new.id);
    return null;
  end $$`,
  `create trigger case_report_reminders after update of contact_id, deleted_at, review_state on case_report for each row
    when (old.contact_id is not null and new.contact_id is null
      or old.deleted_at is null and new.deleted_at is not null
      or old.review_state <> 'withdrawn' and new.review_state = 'withdrawn')
    execute function erase_reminder_mails()`,
];

/** Reminders end with their report or its contact. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
