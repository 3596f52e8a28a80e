import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Editions name posts that did not answer. A name that mentions a person may be taken out of them: it becomes null,
 * and nothing else changes.
 */
const statements = [
  `create function posts_erased(before jsonb, after jsonb) returns boolean language sql immutable as $$
    select before #- '{posts,silent}' = after #- '{posts,silent}'
      and jsonb_typeof(before #> '{posts,silent}') = 'array' and jsonb_typeof(after #> '{posts,silent}') = 'array'
      and not exists (
        select from jsonb_array_elements(before #> '{posts,silent}') with ordinality as b (one, at)
        full join jsonb_array_elements(after #> '{posts,silent}') with ordinality as a (one, at) using (at)
        where a.one - 'name' is distinct from b.one - 'name' or a.one -> 'name' is null
          or a.one -> 'name' <> b.one -> 'name' and a.one -> 'name' <> 'null')
  $$`,
  `create or replace function report_issue_stays() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.comment_erased_at is not null
      and to_jsonb(old) - array['content', 'comment_erased_at', 'comment_hash']
        = to_jsonb(new) - array['content', 'comment_erased_at', 'comment_hash']
      and (comments_erased(old.content::jsonb, new.content::jsonb)
        or old.comment_erased_at is null and old.content::jsonb ? 'comment'
          and new.content::jsonb = jsonb_set(old.content::jsonb, '{comment}', '""'))
    then return new;
    end if;
    if tg_op = 'UPDATE' and to_jsonb(old) - 'content' = to_jsonb(new) - 'content'
      and (notes_erased(old.content::jsonb, new.content::jsonb)
        or posts_erased(old.content::jsonb, new.content::jsonb))
    then return new;
    end if;
    raise exception 'An issued report cannot be changed.';
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
