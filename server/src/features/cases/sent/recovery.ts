import { RECOVERY_CONSENT, type Recovery, recoveryDue } from '@ciguawatch/shared/domain/report/recovery';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Reader } from '../../../db/store';
import type { Deps } from '../../../deps';

/** A report whose reporter may be asked. */
interface Asked {
  /** the report and its corrections, in order of receipt */
  cases: readonly number[];
  /** day of the meal, `YYYY-MM-DD` */
  meal: string;
  /** zone of the place */
  zone: string;
}

/** The date that can be answered today, in days after the meal; null when none can. */
export async function dueRecovery(db: Reader, { cases, meal, zone }: Asked, now: number) {
  const answers = await db
    .selectFrom('recovery')
    .select('due')
    .where('case_id', 'in', cases.length > 0 ? [...cases] : [0])
    .execute();
  return recoveryDue(meal, civilDateOf(now, zone), new Set(answers.map(({ due }) => due)));
}

/**
 * Keeps the answers to the date that is due, beside the first report: a correction ends, the first one stays. Nothing
 * happens when none is due, so the same form sent twice counts once.
 */
export async function keepRecovery(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  asked: Asked,
  { feels, felt, goneSince, broughtBack }: Recovery,
): Promise<void> {
  const [case_id] = asked.cases;
  if (case_id === undefined) return;
  const now = clock.now();
  await store.tx(async (trx) => {
    const due = await dueRecovery(trx, asked, now);
    if (due === null) return;
    await trx
      .insertInto('recovery')
      .values({
        ...{ case_id, due, consent: RECOVERY_CONSENT, feels, felt, gone_since: goneSince },
        ...{ brought_back: broughtBack, at: new Date(now) },
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'due']).doNothing())
      .execute();
  });
}
