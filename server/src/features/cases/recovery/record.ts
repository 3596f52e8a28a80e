import type { CaseRecovery, RecoveryRecord } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { RECOVERY_CONSENT, type Recovery } from '@ciguawatch/shared/domain/recovery/answers';
import { followUp } from '@ciguawatch/shared/domain/recovery/follow-up';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { audit } from '../../audit/audit';
import type { PlaceIndex } from '../../locations/place-index';
import { NAME } from '../../thread/editors';
import { findCase } from '../find';
import type { CaseRow } from '../full';
import { recordDeath } from '../sent/death';
import { casesOfReceipt } from '../sent/proof';
import { type Asked, dueRecovery, hasDied, lockAskedReports, writeRecovery } from '../sent/recovery';

/** The report with its corrections, as the person would be asked; null without the day of a meal, or once it ended. */
async function askedOf(db: Reader, places: PlaceIndex, row: CaseRow): Promise<Asked | null> {
  const meal = row.case_eventdate;
  if (meal === null || hasEnded(row)) return null;
  const zone = places.zone(row.case_location_id ?? 0);
  return { cases: await familyOf(db, row.id), meal, zone };
}

const hasEnded = (row: CaseRow): boolean =>
  row.deleted_at !== null || row.withdrawal_asked_at !== null || row.review_state === 'withdrawn';

/** A case and the others of its receipt code that stand, in order of receipt. */
async function familyOf(db: Reader, id: number): Promise<number[]> {
  const proof = await db
    .selectFrom('report_proof')
    .select('receipt_hmac')
    .where('case_id', '=', id)
    .executeTakeFirst();
  if (!proof?.receipt_hmac) return [id];
  const ids = await casesOfReceipt(db, proof.receipt_hmac);
  const rows = await db
    .selectFrom('case_report')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('deleted_at', 'is', null)
    .where('review_state', '!=', 'withdrawn')
    .execute();
  return ids.filter((one) => one === id || rows.some((row) => row.id === one));
}

/**
 * The answers of a case and what can be recorded today.
 * @throws HttpError 403 or 404
 */
export async function readRecovery(
  db: Reader,
  places: PlaceIndex,
  who: Operator,
  id: number,
  now: number,
): Promise<CaseRecovery> {
  const row = await findCase(db, id, who);
  const asked = await askedOf(db, places, row);
  const cases = asked?.cases ?? (await familyOf(db, id));
  const { rows } = await sql<CaseRecovery['answers'][number] & { at: Date }>`
    select r.due, r.feels, r.felt, r.gone_since, r.brought_back, r.at, r.recorded,
      case when u.id is not null then ${NAME} end as by
    from recovery r left join app_user u on u.id = r.by_user
    where r.case_id = any(${cases}::int[]) order by r.due`.execute(db);
  const died = await hasDied(db, { cases });
  const answered = new Set(rows.map(({ due }) => due));
  return {
    answers: rows.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    due: asked && (await dueRecovery(db, asked, now)),
    open: asked !== null && !died,
    died,
    dates: asked ? followUp({ meal: asked.meal, today: civilDateOf(now, asked.zone), answered, died }) : [],
  };
}

/**
 * Records what a person reported to an editor; the trail records who and for which date, not the answer. A
 * death is stored in the case.
 * @throws HttpError 400 without agreement, 403, 404, 409 `conflict` when the date is no longer due
 */
export async function recordRecovery(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  places: PlaceIndex,
  who: Operator,
  id: number,
  sent: RecoveryRecord,
): Promise<CaseRecovery> {
  const { feels } = sent;
  if (!sent.agreed && feels !== 'died') throw invalidFields({ agreed: 'required' });
  const now = clock.now();
  return store.tx(async (trx) => {
    const seen = await askedOf(trx, places, await findCase(trx, id, who));
    // All reports of the person at once and in order, so that two writers never wait for each other.
    if (seen) await lockAskedReports(trx, seen);
    const row = await findCase(trx, id, who);
    const asked = await askedOf(trx, places, row);
    const isOld = asked === null || (await hasDied(trx, asked));
    if (feels === 'died' && !isOld) {
      await recordDeath(trx, asked.cases, { by: who.id, now });
      return readRecovery(trx, places, who, id, now);
    }
    const due = isOld ? null : await dueRecovery(trx, asked, now);
    if (isOld || feels === 'died' || due === null || due !== sent.due)
      throw new HttpError(409, 'conflict', { current: await readRecovery(trx, places, who, id, now) });
    const recovery = contentOf(sent, feels);
    await writeRecovery(trx, asked, { due, recovery, by: who.id, now, consent: RECOVERY_CONSENT });
    await audit(trx, {
      ...{ at: now, user: who.id, kind: 'case', object_id: id, action: 'update', country: row.case_country },
      before: { recovery_due: null },
      after: { recovery_due: due },
    });
    return readRecovery(trx, places, who, id, now);
  });
}

/** The answers without what belongs to another one. */
function contentOf({ felt, gone_since, brought_back }: RecoveryRecord, feels: Recovery['feels']): Recovery {
  const isIll = feels === 'little' || feels === 'disturbs';
  return {
    feels,
    felt: isIll ? felt : [],
    goneSince: feels === 'gone' ? gone_since : null,
    broughtBack: brought_back,
  };
}
