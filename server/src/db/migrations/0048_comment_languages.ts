import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Comments get a language and versions within it; earlier ones count as French, the language of all editors
 * until then. An issued copy lists them by language; erasing one leaves null in its place.
 */
const statements = [
  `alter table report_comment add column lang text not null default 'fr_FR' check (lang ~ '^[a-z]{2}_[A-Z]{2}$')`,
  'alter table report_comment alter column lang drop default',
  'alter table report_comment drop constraint report_comment_country_year_month_version_key',
  'alter table report_comment add unique (country, year, month, lang, version)',
  `create function comments_erased(before jsonb, after jsonb) returns boolean language sql immutable as $$
    select before - 'comments' = after - 'comments' and before -> 'comments' <> after -> 'comments'
      and jsonb_typeof(before -> 'comments') = 'array' and jsonb_typeof(after -> 'comments') = 'array'
      and not exists (
        select from jsonb_array_elements(before -> 'comments') with ordinality as b (one, at)
        full join jsonb_array_elements(after -> 'comments') with ordinality as a (one, at) using (at)
        where a.one - 'text' is distinct from b.one - 'text' or a.one -> 'text' is null
          or a.one -> 'text' <> b.one -> 'text' and a.one -> 'text' <> 'null')
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
      and notes_erased(old.content::jsonb, new.content::jsonb)
    then return new;
    end if;
    raise exception 'An issued report cannot be changed.';
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
