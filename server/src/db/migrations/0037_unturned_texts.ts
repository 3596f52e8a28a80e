import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Characters with Unicode's property Bidi_Control, as a PostgreSQL expression. */
const SIGNS = String.raw`[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`;

/** Tables with triggers against changes, which are disabled here for one clean-up. */
const KEPT = ['audit', 'report_issue'];

/**
 * Invisible characters that reverse the letters around them make a text read differently from how it is
 * stored. They are removed once, and a check on each whole row refuses them from now on, in columns added
 * later too. A new table needs `check (unturned(name::text))`; a test demands it.
 */
const statements = [
  `create function unturned(given text) returns boolean language sql immutable parallel safe
    as $$ select given !~ '${SIGNS}' $$`,
  ...KEPT.map((table) => `alter table ${table} disable trigger user`),
  // The digest is recomputed, except when the comment was erased: then it is that of the original text.
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
