import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * The trail is read by time, person and country, and no row of it may change. One exception: when an account
 * is removed, its rows stay without its number.
 */
const statements = [
  `create index audit_at on audit (at desc, id desc)`,
  `create index audit_user on audit (user_id, id desc) where user_id is not null`,
  `create function audit_stays() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.user_id is null
      and (new.id, new.at, new.kind, new.object_id, new.action, new.before, new.after, new.country)
        is not distinct from
        (old.id, old.at, old.kind, old.object_id, old.action, old.before, old.after, old.country)
    then return new;
    end if;
    raise exception 'A line of the trail cannot be changed.';
  end $$`,
  `create trigger audit_stays before update or delete on audit
    for each row execute function audit_stays()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
