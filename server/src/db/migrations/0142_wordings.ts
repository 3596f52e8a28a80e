import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Wordings of texts that visitors propose. The same one proposed again is counted. An accepted one keeps what the text was
 * before and the version that it made, so that the decision can be taken back while nobody has edited the text since.
 */
const statements = [
  `create table wording (
    id integer primary key generated always as identity,
    language text not null references language (code) on delete cascade,
    namespace text not null,
    page text not null,
    key text not null,
    text text not null,
    asked integer not null default 1,
    at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
    decided_at timestamptz,
    decided_by integer references app_user (id) on delete set null,
    before text,
    made_version integer,
    constraint wording_unturned check (unturned(wording::text))
  )`,
  // By a digest: an entry of an index holds 2,704 bytes, and a thousand letters may take more.
  'create unique index wording_once on wording (language, namespace, page, key, md5(text))',
  'create index wording_at on wording (at)',
];

/** Wordings that visitors propose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
