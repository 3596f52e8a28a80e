import { CLASS_RULE } from '@ciguawatch/shared/domain/case-class/classes';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { classNoted } from './classify-changed-cases';
import { reclass } from './reclass';

/** Cases of one transaction, which holds up no report for long. */
const BATCH = 500;

/**
 * Classes the cases that an earlier version of the rule classed, or none, in batches.
 * @returns number of cases classed
 */
export async function raiseClassRule(store: Store, stopping?: AbortSignal): Promise<number> {
  await store.tx(classNoted);
  let [last, done] = [0, 0];
  while (!stopping?.aborted) {
    const ids = await store.tx(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        select id from case_report where id > ${last} and coalesce(class_version, 0) < ${CLASS_RULE}
        order by id limit ${sql.lit(BATCH)}`.execute(trx);
      await reclass(
        trx,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id }) => id);
    });
    done += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < BATCH) break;
  }
  return done;
}
