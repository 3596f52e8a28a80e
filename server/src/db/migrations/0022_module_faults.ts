import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Failures of modules in browsers, counted, so that no row is about one person or visit. */
const statements = [
  `create table module_fault (
    hour timestamptz not null,
    module text not null,
    version text not null,
    kind text not null,
    message text not null check (char_length(message) <= 200),
    page text not null check (char_length(page) <= 200),
    n integer not null,
    last_at timestamptz not null,
    primary key (hour, module, version, kind, message, page)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
