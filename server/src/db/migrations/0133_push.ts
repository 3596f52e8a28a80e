import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Islands followed by notices of a browser: the address is the browser's at its push service, with the keys that seal what is
 * sent to it. What waits to be sent goes with its follower.
 */
const statements = [
  `alter table follow add column way text not null default 'mail' check (way in ('mail', 'push'))`,
  `create table push_waiting (
    id integer primary key generated always as identity,
    follow_id integer not null references follow (id) on delete cascade,
    kind text not null check (kind in ('alert', 'bulletin')),
    object integer not null,
    attempts smallint not null default 0,
    not_before timestamptz not null,
    unique (follow_id, kind, object),
    constraint push_waiting_unturned check (unturned(push_waiting::text))
  )`,
  'create index push_waiting_due on push_waiting (not_before)',
];

/** Notices of browsers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
