import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Posts that say each week or month whether they saw cases, and what they were asked. A period holds the hash of the
 * token in its link, and when the post answered that there was nothing; that there were cases follows from reports.
 *
 * `coverage.by_posts` marks months of islands that follow from silent posts, so that they change with a late answer
 * and never replace what an editor decided. `silence` asks a person about an island that used to report.
 */
const statements = [
  `create table post (
    id integer primary key generated always as identity,
    uuid uuid not null unique,
    body_hash text not null,
    country integer not null references country (id),
    island integer not null references location (id) on delete cascade,
    name text not null check (name <> ''),
    contact text not null default '',
    email text,
    sms text,
    language text not null,
    rhythm text not null check (rhythm in ('weekly', 'monthly')),
    starts date not null,
    ends date check (ends >= starts),
    created_at timestamptz not null,
    version integer not null default 1,
    constraint post_unturned check (unturned(post::text))
  )`,
  'create index post_country on post (country)',
  `create table post_period (
    post_id integer not null references post (id) on delete cascade,
    first date not null,
    last date not null check (last > first),
    token_hash text unique,
    asked_at timestamptz not null,
    reminded_at timestamptz,
    answered_at timestamptz,
    primary key (post_id, first),
    constraint post_period_unturned check (unturned(post_period::text))
  )`,
  `create table silence (
    id integer primary key generated always as identity,
    country integer not null references country (id),
    island integer not null references location (id) on delete cascade,
    since date not null check (extract(day from since) = 1),
    until date not null check (extract(day from until) = 1 and until >= since),
    months integer not null,
    expected double precision not null,
    chance double precision not null,
    asked_at timestamptz not null,
    answer text check (answer in ('nobody', 'none')),
    answered_at timestamptz,
    answered_by integer references app_user (id) on delete set null,
    version integer not null default 1,
    unique (island, since),
    check ((answer is null) = (answered_at is null)),
    constraint silence_unturned check (unturned(silence::text))
  )`,
  'alter table coverage add column by_posts boolean not null default false',
];

/** Posts that report zero cases, and questions about silent islands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
