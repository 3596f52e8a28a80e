import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Replacement of a redacted value in the trail: `{"redacted": "<HMAC-SHA-256, base64url>"}`. */
const isMark = (value: string) => `(jsonb_typeof(${value}) = 'object' and ${value} - 'redacted' = '{}'::jsonb
        and coalesce(${value} ->> 'redacted', '') ~ '^[A-Za-z0-9_-]{43}$')`;

/** Whether old and new values have the same fields and differ only in values that were redacted. */
const redactedAtMost = (side: 'before' | 'after') => `(old.${side} is not distinct from new.${side}
        or (jsonb_typeof(old.${side}) = 'object' and jsonb_typeof(new.${side}) = 'object'
          and not exists (
            select from jsonb_each(old.${side}) was full join jsonb_each(new.${side}) now using (key)
            where was.value is distinct from now.value
              and (was.value is null or now.value is null or ${isMark('was.value')} or not ${isMark('now.value')}))))`;

/**
 * Values of the trail can be redacted, but nothing else of it can change. A tombstone keeps uuid and body
 * hash, so that a resent report is recognised and not stored again, and notes when all copies were erased.
 * For cases deleted earlier the first retention run erases what is left.
 */
const statements = [
  `create or replace function audit_stays() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (new.user_id is null or new.user_id is not distinct from old.user_id)
      and (new.id, new.at, new.kind, new.object_id, new.action, new.country, new.approved_by)
        is not distinct from (old.id, old.at, old.kind, old.object_id, old.action, old.country, old.approved_by)
      and ${redactedAtMost('before')}
      and ${redactedAtMost('after')}
    then return new;
    end if;
    raise exception 'A line of the trail cannot be changed.';
  end $$`,
  `alter table tombstone add column uuid uuid, add column body_hash text, add column emptied_at timestamptz`,
  `create index tombstone_uuid on tombstone (uuid) where uuid is not null`,
  `create index tombstone_unemptied on tombstone (id) where kind = 'case' and emptied_at is null`,
  `create function leave_case_tombstone() returns trigger language plpgsql as $$
  begin
    insert into tombstone (kind, id, uuid, body_hash) values ('case', old.id, old.case_uuid, old.body_hash)
    on conflict (kind, id) do update set deleted_at = now(), uuid = excluded.uuid,
      body_hash = excluded.body_hash, emptied_at = null;
    return old;
  end $$`,
  `drop trigger case_report_deleted on case_report`,
  `create trigger case_report_deleted after delete on case_report
    for each row execute function leave_case_tombstone()`,
  `alter table case_report add column withdrawn_at timestamptz`,
  // With triggers enabled, every case would be stamped and sent to every device again.
  `alter table case_report disable trigger user`,
  `update case_report c set withdrawn_at = coalesce(
      (select w.at from withdrawn_report w where w.case_uuid = c.case_uuid), c.changed_at)
    where review_state = 'withdrawn'`,
  `alter table case_report enable trigger user`,
  `create index case_report_withdrawn on case_report (withdrawn_at) where review_state = 'withdrawn'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
