import type { Clock } from '../clock';
import { jsonb } from '../db/json';
import type { Store } from '../db/store';

const DAY = 86_400_000;

/**
 * Runs `work` at most once a day among all servers of a database; the time is stored before the work begins.
 * @param key name of the stored time in the settings
 */
export async function onceADay(
  store: Store,
  clock: Clock,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const now = clock.now();
  const row = await store.read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  if (typeof row?.value === 'number' && now - row.value < DAY) return;
  await store.tx((trx) =>
    trx
      .insertInto('setting')
      .values({ key, value: jsonb(now) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: jsonb(now) }))
      .execute(),
  );
  await work();
}
