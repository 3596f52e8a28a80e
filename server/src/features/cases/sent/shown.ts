import type { RecoveryDay } from '@ciguawatch/shared/domain/recovery/answers';
import type { Deps } from '../../../deps';
import type { Asked } from './recovery';

/** Notes, once for each date, that its questions were shown: who could have answered counts as asked. */
export async function noteShown(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  { cases }: Pick<Asked, 'cases'>,
  due: RecoveryDay,
): Promise<void> {
  const [case_id] = cases;
  if (case_id === undefined) return;
  const noted = { case_id, due, at: new Date(clock.now()) };
  await store.tx((trx) =>
    trx
      .insertInto('recovery_shown')
      .values(noted)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
