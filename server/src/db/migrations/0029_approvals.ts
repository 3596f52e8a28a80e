import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Changes that would show hidden values wait here, as sent, for a second person, whom the trail names too. A
 * case that leaves the public rows remembers what it withheld, so that coming back with less withheld needs
 * approval as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table approval (
      id integer primary key generated always as identity,
      call text not null,
      params jsonb not null,
      body jsonb,
      base_version integer not null,
      fingerprint text not null,
      opens integer not null check (opens >= 0),
      countries integer[] not null,
      changes jsonb not null,
      asked_by integer references app_user (id) on delete cascade,
      asked_at timestamptz not null,
      status text not null default 'waiting'
        check (status in ('waiting', 'approved', 'refused', 'taken_back')),
      decided_by integer references app_user (id) on delete set null,
      decided_at timestamptz,
      reason text,
      version integer not null default 1,
      check ((status = 'waiting') = (decided_at is null))
    )`,
    `create unique index approval_once on approval (asked_by, fingerprint) where status = 'waiting'`,
    `create index approval_changes on approval using gin (changes jsonb_path_ops)`,
    // Filled from a setting of the approving transaction, so that all its audit rows name the approver.
    `alter table audit add column approved_by integer
      default nullif(current_setting('ciguawatch.approved_by', true), '')::integer`,
    `alter table case_report add column last_withheld smallint check (last_withheld between 0 and 2)`,
  ]);
}
