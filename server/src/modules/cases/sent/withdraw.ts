import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { audit } from '../../audit/audit';
import { UNCOUNTED_STATES } from '../../sync/kinds';
import { holdReports } from './hold-reports';
import { eraseContact, keepWithdrawn } from './withdrawn';

interface Sent {
  id: number;
  case_uuid: string;
  review_state: string;
  case_country: number | null;
}

/** What stands in the trail of every change made here. */
type Trail = Pick<Parameters<typeof audit>[1], 'at' | 'user' | 'kind'>;

/**
 * Withdraws a report, with the corrections of it that were sent: they count no more and their contacts are
 * erased. One that did not arrive yet is withdrawn when it does. Doing so again changes nothing.
 * @param sent `case_uuid` of the report
 * @param user who is signed in, null for nobody
 */
export async function withdrawReport(
  deps: Pick<Deps, 'store' | 'clock'>,
  sent: string,
  user: number | null,
): Promise<void> {
  const uuid = sent.toLowerCase();
  const at = deps.clock.now();
  const trail: Trail = { at, user, kind: 'case' };
  await deps.store.tx(async (trx) => {
    await holdReports(trx, [uuid]);
    const found = await withCorrections(trx, uuid);
    const uuids = [uuid, ...found.map((one) => one.case_uuid).filter((one) => one !== uuid)];
    await keepWithdrawn(trx, uuids, at);
    await eraseContact(trx, uuids);
    const now = found.filter((one) => one.review_state !== 'withdrawn');
    for (const one of now) await withdraw(trx, one, trail);
    for (const { id } of now) await countOthers(trx, id, trail);
  });
}

/** The report and the corrections of it, held. */
async function withCorrections(trx: Transaction<DB>, uuid: string): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    with recursive family as (
      select id, case_uuid from case_report where case_uuid = ${uuid}::uuid or corrects = ${uuid}::uuid
      union
      select c.id, c.case_uuid from case_report c join family on c.corrects = family.case_uuid
    )
    select id, case_uuid, review_state, case_country from case_report
    where id in (select id from family) order by id for update`.execute(trx);
  return rows;
}

async function withdraw(trx: Transaction<DB>, row: Sent, trail: Trail): Promise<void> {
  const review_state = 'withdrawn';
  await trx
    .updateTable('case_report')
    .set((eb) => ({
      review_state,
      withdrawn_at: new Date(trail.at),
      contact_id: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  await audit(trx, {
    ...trail,
    object_id: row.id,
    action: 'withdraw',
    before: { review_state: row.review_state },
    after: { review_state },
    country: row.case_country,
  });
}

/**
 * Somebody else reported the same patient and was left out in favour of the report that is withdrawn now:
 * theirs takes its place, or the patient would be counted nowhere.
 */
async function countOthers(trx: Transaction<DB>, id: number, trail: Trail): Promise<void> {
  const others = await trx
    .selectFrom('case_report')
    .select(['id', 'case_country'])
    .where('duplicate_of', '=', id)
    .where('deleted_at', 'is', null)
    .where('review_state', 'not in', UNCOUNTED_STATES)
    .orderBy('id')
    .forUpdate()
    .execute();
  const first = others[0]?.id;
  for (const one of others) {
    const duplicate_of = one.id === first ? null : (first ?? null);
    await trx
      .updateTable('case_report')
      .set((eb) => ({ duplicate_of, version: eb('version', '+', 1) }))
      .where('id', '=', one.id)
      .execute();
    await audit(trx, {
      ...trail,
      object_id: one.id,
      action: 'update',
      before: { duplicate_of: id },
      after: { duplicate_of },
      country: one.case_country,
    });
  }
}
