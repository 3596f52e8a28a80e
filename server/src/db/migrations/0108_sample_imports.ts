import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * A table of laboratory results is an import, undone as a whole: each sample that it made or changed, with its version
 * afterwards, and what it was before. Undoing and restoring exchange the sample with what stands here.
 */
const statements = [
  'alter table import drop constraint import_kind_check',
  "alter table import add constraint import_kind_check check (kind in ('case', 'sample'))",
  'alter table import alter column mapping drop not null',
  `create table sample_import (
    import_id integer not null references import (id) on delete cascade,
    sample_id integer not null references sample (id) on delete cascade,
    was integer,
    version integer not null,
    other jsonb,
    undone boolean not null default false,
    primary key (import_id, sample_id),
    constraint sample_import_unturned check (unturned(sample_import::text))
  )`,
  'create index sample_import_sample on sample_import (sample_id)',
];

/** Imports of laboratory results can be undone as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
