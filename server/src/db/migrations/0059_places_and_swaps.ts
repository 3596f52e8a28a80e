import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * What a deletion took with it, so that a place can be restored for 30 days. Notes of alerts are left out: the
 * trail holds them, where they are erased. Places deleted before have nothing kept.
 */
const places = [
  `alter table deleted_place
    add column deleted_by integer references app_user (id) on delete set null,
    add column kept jsonb`,
];

/** A duplicate that changes places with its original is a decision of the log. */
const swaps = [
  `alter table decision drop constraint decision_kind_check`,
  `alter table decision add constraint decision_kind_check
    check (kind in ('review', 'delete', 'restore', 'swap', 'pair', 'alert'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...places, ...swaps]);
}
