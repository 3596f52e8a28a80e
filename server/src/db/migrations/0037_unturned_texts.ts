import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** The characters of Unicode's property Bidi_Control, as an expression of PostgreSQL. */
const SIGNS = String.raw`[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`;

/** Lines that nobody may change: what was stored before signs of direction were refused is cleaned once, here. */
const KEPT = ['audit', 'report_issue'];

/**
 * Signs that nobody sees and that turn the letters around them make a text read otherwise than it is written: on a page, in
 * a document, in a mail. Those that were stored before they were refused are taken out, and each table refuses a row with
 * one from now on, whatever way it comes. A check of the whole row covers columns that are added later; a new table gets
 * its own, `check (unturned(name::text))`, as a test demands.
 */
const statements = [
  `create function unturned(given text) returns boolean language sql immutable parallel safe
    as $$ select given !~ '${SIGNS}' $$`,
  ...KEPT.map((table) => `alter table ${table} disable trigger user`),
  // The digest is of the text as it stands; of a report whose comment was erased it is that of before.
  `update report_issue set content = regexp_replace(content, '${SIGNS}', '', 'g'),
    digest = case when comment_erased_at is not null then digest
      else encode(sha256(convert_to(regexp_replace(content, '${SIGNS}', '', 'g'), 'UTF8')), 'hex') end
    where not unturned(content)`,
  `do $$
  declare
    found record;
  begin
    for found in
      select c.relname as tab, a.attname as col, format_type(a.atttypid, null) as kind
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and format_type(a.atttypid, null) in ('text', 'character varying', 'json', 'jsonb', 'text[]', 'character varying[]')
    loop
      execute format('update %I set %I = regexp_replace(%I::text, %L, '''', ''g'')::%s where not unturned(%I::text)',
        found.tab, found.col, found.col, '${SIGNS}', found.kind, found.col);
    end loop;
  end $$`,
  ...KEPT.map((table) => `alter table ${table} enable trigger user`),
  `do $$
  declare
    found record;
  begin
    for found in
      select relname as tab from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    loop
      execute format('alter table %I add constraint %I check (unturned(%I::text))',
        found.tab, found.tab || '_unturned', found.tab);
    end loop;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
