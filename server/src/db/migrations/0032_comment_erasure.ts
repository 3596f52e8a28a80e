import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * An editor's comment can be erased, also from issued copies, which then note it and keep a keyed hash.
 * Nothing else of a copy can change, and no copy can be deleted.
 */
const statements = [
  `alter table report_comment add column erased_at timestamptz, add column text_hash text,
    add check ((erased_at is null) = (text_hash is null)), add check (erased_at is null or text = '')`,
  `alter table report_issue add column comment_erased_at timestamptz, add column comment_hash text,
    add check ((comment_erased_at is null) = (comment_hash is null))`,
  `create or replace function report_issue_stays() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.comment_erased_at is null and new.comment_erased_at is not null
      and to_jsonb(old) - array['content', 'comment_erased_at', 'comment_hash']
        = to_jsonb(new) - array['content', 'comment_erased_at', 'comment_hash']
      and new.content::jsonb = jsonb_set(old.content::jsonb, '{comment}', '""')
    then return new;
    end if;
    raise exception 'An issued report cannot be changed.';
  end $$`,
  `drop trigger report_issue_stays on report_issue`,
  `create trigger report_issue_stays before update or delete on report_issue
    for each row execute function report_issue_stays()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
