import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

const statements = [
  `create table picture (
    key text primary key,
    width integer not null,
    height integer not null,
    placeholder text not null,
    purpose text not null,
    author text,
    licence text,
    user_id integer references app_user (id) on delete set null,
    -- last upload or use; a picture that nothing names is removed a day later
    touched_at timestamptz not null
  )`,
  // Uploads by their device-made identifier, so that a repeated upload is recognised.
  `create table picture_upload (
    uuid uuid primary key,
    key text not null references picture (key) on delete cascade,
    user_id integer not null references app_user (id) on delete cascade,
    asked text not null
  )`,
  'create index picture_upload_key on picture_upload (key)',
];

/** Pictures, keyed by the hash of their content; the files lie in the media folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
