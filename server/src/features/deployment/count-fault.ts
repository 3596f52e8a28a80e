import type { ModuleFault } from '@ciguawatch/shared/api/schemas/deployment';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { cleanMessage, cleanPage } from './clean-fault';

const HOUR_MS = 3_600_000;
/** Largest number of distinct failures of a module within an hour; further ones are counted together. */
const MAX_DISTINCT_FAULTS = 100;

/**
 * Counts a failure reported by a browser. Anybody may report, so distinct failures are limited.
 * @param now milliseconds since 1970 UTC
 */
export async function countFault(store: Store, fault: ModuleFault, now: number): Promise<void> {
  const hour = new Date(now - (now % HOUR_MS));
  const { module } = fault;
  const { n } = await store.read
    .selectFrom('module_fault')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('hour', '=', hour)
    .where('module', '=', module)
    .executeTakeFirstOrThrow();
  const full = Number(n) >= MAX_DISTINCT_FAULTS;
  const row = {
    hour,
    module,
    version: full ? '' : (fault.version ?? ''),
    kind: fault.kind,
    message: full ? '' : cleanMessage(fault.message),
    page: full ? '' : cleanPage(fault.page),
    n: 1,
    last_at: new Date(now),
  };
  await store.tx((trx) =>
    trx
      .insertInto('module_fault')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'module', 'version', 'kind', 'message', 'page'])
          .doUpdateSet({ n: sql`module_fault.n + 1`, last_at: row.last_at }),
      )
      .execute(),
  );
}
