import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Lists that people import: who imported which file of which source, and how its columns were read, so that the
 * next file of the source is read alike. Their cases name the import, by which it is undone as a whole. Numbers of
 * two lists may be equal, so they identify no case.
 */
const statements = [
  `create table import (
    id integer primary key generated always as identity,
    uuid uuid not null unique,
    body_hash text not null,
    kind text not null check (kind in ('case')),
    source text not null,
    file text not null,
    mapping jsonb not null,
    countries integer[] not null,
    rows integer not null,
    created_by integer references app_user (id) on delete set null,
    created_at timestamptz not null,
    constraint import_unturned check (unturned(import::text))
  )`,
  `create index import_latest on import (kind, created_at)`,
  `alter table case_report add column import_id integer references import (id)`,
  `create index case_report_import on case_report (import_id) where import_id is not null`,
  ...['case_report', 'coverage'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_source_check`,
    `alter table ${table} add constraint ${table}_source_check
      check (source in ('report', 'haedat', 'demo', 'import'))`,
  ]),
  `alter table case_report drop constraint case_report_source_source_ref_key`,
  `create unique index case_report_source_ref on case_report (source, source_ref) where source <> 'import'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
