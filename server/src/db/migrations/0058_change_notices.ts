import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Channel as in `db/notices.ts` at the time of this migration. */
const CHANNEL = 'ciguawatch';

/** Tables whose changes editors are told of: kind by event, and the column with the country. */
const told = [
  { table: 'case_report', column: 'case_country', insert: 'arrival', update: 'case', delete: 'case' },
  { table: 'alert', column: 'country', insert: 'alert', update: 'alert', delete: 'alert' },
  { table: 'coverage', column: 'country', insert: 'coverage', update: 'coverage', delete: 'coverage' },
] as const;

const rows = {
  insert: 'new table as touched',
  update: 'old table as left_behind new table as touched',
  delete: 'old table as touched',
} as const;
const events = Object.keys(rows) as (keyof typeof rows)[];

/**
 * Each commit that changed such a table announces `<kind> <country>`, once however many rows it changed, and one
 * that changed what an account may do `account <id>`. Nothing else is announced, because every account of
 * the database may listen.
 */
const statements = [
  `create function tell_change() returns trigger language plpgsql as $$
  declare
    country integer;
    touched_rows text := case when tg_op = 'UPDATE'
      then format('(select %1$I from touched union select %1$I from left_behind)', tg_argv[1])
      else 'touched' end;
  begin
    for country in execute format('select distinct %1$I from %2$s t where %1$I is not null', tg_argv[1], touched_rows) loop
      perform pg_notify('${CHANNEL}', tg_argv[0] || ' ' || country);
    end loop;
    return null;
  end $$`,
  ...told.flatMap(({ table, column, ...kinds }) =>
    events.map(
      (event) => `create trigger ${table}_told_${event} after ${event} on ${table}
        referencing ${rows[event]} for each statement execute function tell_change('${kinds[event]}', '${column}')`,
    ),
  ),
  `create function tell_account() returns trigger language plpgsql as $$
  declare
    account text := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0];
  begin
    perform pg_notify('${CHANNEL}', 'account ' || account);
    return null;
  end $$`,
  `create trigger app_user_told after update of is_active on app_user
    for each row execute function tell_account('id')`,
  `create trigger refresh_family_told after delete or update of revoked_at on refresh_family
    for each row execute function tell_account('user_id')`,
  ...['user_group', 'user_country'].map(
    (table) => `create trigger ${table}_told after insert or delete or update on ${table}
      for each row execute function tell_account('user_id')`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
