import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Releases of open data. The file is kept byte for byte, since others cite it by its digest; what it counts is kept beside it,
 * because each later release is compared with all of them. A trigger refuses to change or delete a release.
 */
const statements = [
  `create table open_data_release (
    id integer primary key generated always as identity,
    version text not null unique,
    until_month integer not null,
    at timestamptz not null,
    data_digest text not null,
    digest text not null,
    content jsonb not null,
    zip bytea not null,
    constraint open_data_release_unturned check (unturned(open_data_release::text))
  )`,
  `create function open_data_release_stays() returns trigger language plpgsql as $$
  begin
    raise exception 'A release of open data cannot be changed.';
  end $$`,
  `create trigger open_data_release_stays before update or delete on open_data_release
    for each statement execute function open_data_release_stays()`,
];

/** Releases of open data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
