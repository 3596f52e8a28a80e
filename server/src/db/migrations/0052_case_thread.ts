import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Notes, tasks and attachments of editors, stored in tables next to the case: writing them changes neither
 * its version nor its public row, and they are deleted with it. A mention without `seen_at` is unread.
 */
const statements = [
  `create table case_note (
    id integer primary key generated always as identity,
    uuid uuid not null unique,
    body_hash text not null,
    case_id integer not null references case_report (id) on delete cascade,
    user_id integer references app_user (id) on delete set null,
    kind text not null check (kind in ('note', 'correction')),
    text text not null check (length(text) <= 2000),
    at timestamptz not null,
    edited_at timestamptz,
    erased_at timestamptz,
    version integer not null default 1,
    constraint case_note_unturned check (unturned(case_note::text)),
    check (erased_at is null or text = '')
  )`,
  `create index case_note_case on case_note (case_id, id)`,
  `create table case_mention (
    note_id integer not null references case_note (id) on delete cascade,
    user_id integer not null references app_user (id) on delete cascade,
    case_id integer not null references case_report (id) on delete cascade,
    seen_at timestamptz,
    primary key (note_id, user_id),
    constraint case_mention_unturned check (unturned(case_mention::text))
  )`,
  `create index case_mention_unseen on case_mention (user_id, case_id) where seen_at is null`,
  `create index case_mention_case on case_mention (case_id)`,
  `create table case_task (
    case_id integer primary key references case_report (id) on delete cascade,
    assignee integer references app_user (id) on delete set null,
    assigned_by integer references app_user (id) on delete set null,
    assigned_at timestamptz,
    due date,
    waiting_for text check (waiting_for in ('reporter', 'laboratory', 'colleague', 'other')),
    version integer not null,
    constraint case_task_unturned check (unturned(case_task::text))
  )`,
  `create index case_task_assignee on case_task (assignee) where assignee is not null`,
  `create index case_task_due on case_task (due) where due is not null`,
  `create index case_task_waiting on case_task (waiting_for) where waiting_for is not null`,
  `create table case_attachment (
    id integer primary key generated always as identity,
    uuid uuid not null unique,
    asked text not null,
    case_id integer not null references case_report (id) on delete cascade,
    user_id integer references app_user (id) on delete set null,
    at timestamptz not null,
    kind text not null check (kind in ('lab_result', 'fish_photo', 'paper_form', 'other')),
    name text not null check (length(name) <= 120),
    type text not null check (type in ('image/webp', 'application/pdf')),
    size integer not null check (size > 0),
    key text not null unique,
    constraint case_attachment_unturned check (unturned(case_attachment::text))
  )`,
  `create index case_attachment_case on case_attachment (case_id, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
