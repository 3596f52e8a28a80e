import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Bulletins print the notes of alerts. Erasing a note also erases it from issued copies, which hold null
 * instead; apart from that and the comment (0032) nothing of a copy can change.
 */
const statements = [
  `create function notes_of(content jsonb) returns table (at bigint, note jsonb, alert jsonb) language sql immutable as $$
    select at, one -> 'note', one - 'note'
    from jsonb_array_elements(case when jsonb_typeof(content -> 'alerts') = 'array' then content -> 'alerts' else '[]' end)
      with ordinality as e (one, at)
  $$`,
  `create function notes_erased(before jsonb, after jsonb) returns boolean language sql immutable as $$
    select before - 'alerts' = after - 'alerts' and not exists (
      select from notes_of(before) b full join notes_of(after) a using (at)
      where a.alert is distinct from b.alert or a.note <> b.note and a.note <> 'null' or a.note is null)
  $$`,
  `create or replace function report_issue_stays() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.comment_erased_at is null and new.comment_erased_at is not null
      and to_jsonb(old) - array['content', 'comment_erased_at', 'comment_hash']
        = to_jsonb(new) - array['content', 'comment_erased_at', 'comment_hash']
      and new.content::jsonb = jsonb_set(old.content::jsonb, '{comment}', '""')
    then return new;
    end if;
    if tg_op = 'UPDATE' and to_jsonb(old) - 'content' = to_jsonb(new) - 'content'
      and notes_erased(old.content::jsonb, new.content::jsonb)
    then return new;
    end if;
    raise exception 'An issued report cannot be changed.';
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
