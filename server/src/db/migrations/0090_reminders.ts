import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Who agreed to be asked again, and the reminders sent by mail. The address is one of the contact's fields, so that
 * what erases a contact erases it; the rights desk searches all fields of a contact by one index.
 */
const statements = [
  'alter table contact add column reminder_email varchar(254)',
  'drop index contact_words',
  `create index contact_words on contact using gin (
    words_of(coalesce(cont_email, '') || ' ' || coalesce(cont_name, '') || ' ' || coalesce(cont_phone, '')
      || ' ' || coalesce(reminder_email, ''))
  ) with (fastupdate = off)`,
  `create table recovery_consent (
    case_id integer primary key references case_report (id) on delete cascade,
    version smallint not null,
    language text not null check (length(language) <= 40),
    at timestamptz not null,
    stopped_at timestamptz,
    constraint recovery_consent_unturned check (unturned(recovery_consent::text))
  )`,
  `create table recovery_reminder (
    case_id integer not null references case_report (id) on delete cascade,
    due smallint not null check (due in (15, 90, 365)),
    token_hash text not null unique,
    mail_id integer,
    queued_at timestamptz not null,
    used_at timestamptz,
    failed_at timestamptz,
    primary key (case_id, due),
    constraint recovery_reminder_unturned check (unturned(recovery_reminder::text))
  )`,
];

/** Consent to be asked again, and reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
