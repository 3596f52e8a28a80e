import type { CaseFlags, FlagLook } from '@ciguawatch/shared/api/schemas/desk/flags';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { audit } from '../../audit/audit';
import type { PlaceIndex } from '../../locations/place-index';
import { findCase, lockCase } from '../find';
import { caseFlagsOf, FLAG_FACTS, type StoredFacts } from './facts';

/**
 * The flags of a case.
 * @throws HttpError 403 or 404
 */
export async function readFlags(
  db: Reader,
  places: PlaceIndex,
  who: Operator,
  id: number,
): Promise<CaseFlags> {
  await findCase(db, id, who);
  const { rows } = await sql<{ facts: StoredFacts }>`
    select ${FLAG_FACTS} as facts from case_report c where c.id = ${id}`.execute(db);
  return { flags: rows.flatMap(({ facts }) => caseFlagsOf(facts, places)) };
}

/**
 * Ends a flag, or takes that back; neither changes the case or what counts it.
 * @throws HttpError 403, 404, 409 `conflict` when the flag is not raised or rests on other facts by now
 */
export async function lookAtFlag(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  places: PlaceIndex,
  who: Operator,
  id: number,
  { flag, facts, right }: FlagLook,
): Promise<CaseFlags> {
  const now = clock.now();
  return store.tx(async (trx) => {
    const row = await lockCase(trx, id, who);
    const before = await readFlags(trx, places, who, id);
    const raised = before.flags.find((one) => one.flag === flag);
    if (raised?.facts !== facts) throw new HttpError(409, 'conflict', { current: before });
    if ((raised.ended !== null) === right) return before;
    await trx.deleteFrom('case_flag').where('case_id', '=', id).where('flag', '=', flag).execute();
    if (right)
      await trx
        .insertInto('case_flag')
        .values({ case_id: id, flag, facts, by_user: who.id, at: new Date(now) })
        .execute();
    await audit(trx, {
      ...{ at: now, user: who.id, kind: 'case', object_id: id, action: 'update', country: row.case_country },
      before: { flag_right: right ? null : flag },
      after: { flag_right: right ? flag : null },
    });
    return readFlags(trx, places, who, id);
  });
}
