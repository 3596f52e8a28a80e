import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * A death is one fact, `case_report.died`. Those recorded among the answers on recovery move there, into all reports of
 * the receipt code; answers hold what a person said, so each has a consent. A reminder that waits goes with a death.
 */
const statements = [
  `update case_report c set died = true, version = c.version + 1
    where c.died is distinct from true and c.deleted_at is null and exists (
      select from recovery r
        left join report_proof q on q.case_id = r.case_id
        left join report_proof p on p.case_id = c.id
      where r.feels = 'died' and (r.case_id = c.id or p.receipt_hmac = q.receipt_hmac))`,
  `delete from recovery where feels = 'died'`,
  'alter table recovery drop constraint recovery_consent_check',
  'alter table recovery alter column consent set not null',
  'alter table recovery drop constraint recovery_feels_check',
  `alter table recovery add constraint recovery_feels_check
    check (feels in ('gone', 'little', 'disturbs', 'unknown'))`,
  `create function erase_reminders_of_dead() returns trigger language plpgsql as $$
  begin
    delete from mail_outbox where id in (
      select m.mail_id from recovery_reminder m where m.case_id = new.id or m.case_id in (
        select q.case_id from report_proof p join report_proof q on q.receipt_hmac = p.receipt_hmac
        where p.case_id = new.id));
    return null;
  end $$`,
  `create trigger case_report_death after update of died on case_report for each row
    when (new.died and old.died is distinct from true) execute function erase_reminders_of_dead()`,
];

/** A death is recorded in the case alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
