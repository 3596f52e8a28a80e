import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { LinkChange } from '../../db/schema/pairs';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';

/** Transaction and editor of a change of links. */
export interface Moving {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock'>;
  who: Operator;
}

/**
 * Moves all other duplicates to the new original, in any country: a duplicate of a duplicate would not be
 * found.
 */
export async function moveDuplicates({ trx, deps, who }: Moving, from: number, to: number): Promise<void> {
  const moved = await trx
    .updateTable('case_report')
    .set((eb) => ({ duplicate_of: to, version: eb('version', '+', 1) }))
    .where('duplicate_of', '=', from)
    .returning(['id', 'case_country'])
    .execute();
  for (const { id, case_country } of moved)
    await audit(trx, {
      at: deps.clock.now(),
      user: who.id,
      kind: 'case',
      object_id: id,
      action: 'update',
      before: { duplicate_of: from },
      after: { duplicate_of: to },
      country: case_country,
    });
}

/**
 * Updates the decision that made the two cases one patient, so that it can still be undone, from the log as well.
 */
export async function turnPair(trx: Transaction<DB>, left: number, kept: number): Promise<void> {
  const pair = await trx
    .selectFrom('case_pair')
    .select(['id', 'changes', 'version'])
    .where('low', 'in', [left, kept])
    .where('high', 'in', [left, kept])
    .where('decision', '=', 'same_patient')
    .forUpdate()
    .executeTakeFirst();
  if (!pair) return;
  const others = pair.changes.filter(({ case: of, field }) => of !== kept || field !== 'duplicate_of');
  const changes: LinkChange[] = [...others, { case: left, field: 'duplicate_of', before: null, after: kept }];
  await trx
    .updateTable('case_pair')
    .set({ kept, changes: jsonb(changes) as never, version: sql<number>`version + 1` })
    .where('id', '=', pair.id)
    .execute();
  await sql`update decision_item i set version = i.version + 1 from decision d
    where d.id = i.decision and d.kind = 'pair' and i.object = ${pair.id} and i.version = ${pair.version}
      and not i.undone`.execute(trx);
}
