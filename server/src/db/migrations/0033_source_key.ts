import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * A tombstone of an imported event keeps SHA-256 of source and number there, so that the next import does not
 * bring the event back; a hash, because an editor may have written anything into the number. Events erased
 * earlier have none.
 */
const statements = [
  `create function source_key(source text, ref text) returns text language sql immutable parallel safe
    return encode(sha256(convert_to(source || ':' || ref, 'UTF8')), 'hex')`,
  `alter table tombstone add column source_key text`,
  `create index tombstone_source_key on tombstone (source_key) where source_key is not null`,
  `create or replace function leave_case_tombstone() returns trigger language plpgsql as $$
  begin
    insert into tombstone (kind, id, uuid, body_hash, source_key)
    values ('case', old.id, old.case_uuid, old.body_hash, source_key(old.source, old.source_ref))
    on conflict (kind, id) do update set deleted_at = now(), uuid = excluded.uuid,
      body_hash = excluded.body_hash, source_key = excluded.source_key, emptied_at = null;
    return old;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
