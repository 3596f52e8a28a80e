import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Who follows an island by mail, and what was told to all of them. The address is sealed by a key that is not in the
 * database, and found by its keyed hash. A mail to a follower names its row, so that it goes with it.
 */
const statements = [
  `create table follow (
    id integer primary key generated always as identity,
    island integer not null references location (id) on delete cascade,
    country integer not null,
    address text not null,
    address_hash text not null,
    language text not null check (language in ('fr_FR', 'en_US')),
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    failures smallint not null default 0,
    unique (address_hash, island),
    constraint follow_unturned check (unturned(follow::text))
  )`,
  'create index follow_island on follow (island)',
  'create index follow_country on follow (country)',
  `create table news_told (
    kind text not null check (kind in ('alert', 'bulletin')),
    object integer not null,
    at timestamptz not null,
    upto integer not null default 0,
    done boolean not null default false,
    primary key (kind, object),
    constraint news_told_unturned check (unturned(news_told::text))
  )`,
  `alter table mail_outbox add column follow_id integer references follow (id) on delete cascade,
    add column unsubscribe text`,
  'create index mail_outbox_follow on mail_outbox (follow_id) where follow_id is not null',
];

/** Followers of islands, and what they were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
