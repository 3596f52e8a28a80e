import type { Clock } from '../clock';
import { jsonb } from '../db/json';
import type { Store } from '../db/store';

const DAY = 86_400_000;

/**
 * Does something unless it was done within a day, by whichever server of the database: the time of the last run is
 * kept in the settings, and written before the work begins.
 * @param key its name there
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
