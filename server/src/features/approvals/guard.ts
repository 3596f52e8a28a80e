import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Store } from '../../db/store';
import { keepLastWithheld, visibilityChange, watchVisibility } from '../cases/public/last-withheld';

/** What a change would do, found by trying it and rolling it back. */
export interface ChangePreview {
  /** public rows that would show more */
  opens: number;
  /** countries of these rows */
  countries: number[];
  /** rows that it would add to the trail */
  changes: ApprovalChange[];
}

/** Thrown to roll a transaction back that would show hidden values without approval. */
export class ApprovalRequiredError extends Error {
  constructor(readonly opening: ChangePreview) {
    super(`${opening.opens} public rows would show more`);
  }
}

/** A second person's approval of a change. */
interface SecondApproval {
  approver: number;
  /** number of public rows that would show more, as the approver was shown */
  opens: number;
  /**
   * Called in the transaction before the change; throws when an object has changed since the approver saw it.
   */
  check(trx: Transaction<DB>): Promise<void>;
  /**
   * Called in the transaction after the change to store the approval; throws when the change is not the one
   * shown.
   */
  settle(trx: Transaction<DB>, changes: ApprovalChange[]): Promise<void>;
}

/**
 * Key of the advisory lock of guarded changes: two of them at once could together open rows that neither
 * opens alone.
 */
const LOCK_KEY = 2_900_001;

/**
 * A store whose transactions roll back if public rows show more after them than before, unless a second
 * person approved exactly that number of rows. The change is tried for real, so no rule is written twice.
 * @throws ApprovalRequiredError from `tx`
 */
export function guardedStore(store: Store, agreed: SecondApproval | null = null): Store {
  const tx: Store['tx'] = (work) =>
    store.tx(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
      if (agreed)
        await sql`select set_config('ciguawatch.approved_by', ${String(agreed.approver)}, true)`.execute(trx);
      await agreed?.check(trx);
      const last = await lastTrailId(trx);
      await watchVisibility(trx);
      const result = await work(trx);
      const { opened, moved } = await visibilityChange(trx);
      if (opened.length !== (agreed?.opens ?? 0)) {
        const countries = [...new Set(opened.map(({ country }) => country))].sort((a, b) => a - b);
        throw new ApprovalRequiredError({
          opens: opened.length,
          countries,
          changes: await trailRowsSince(trx, last),
        });
      }
      await keepLastWithheld(trx, moved);
      await agreed?.settle(trx, await trailRowsSince(trx, last));
      return result;
    });
  // `{...store}` would lose the getter that guards `read`.
  return Object.create(store, { tx: { value: tx } }) as Store;
}

async function lastTrailId(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from audit`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Rows of the trail that this transaction wrote, with the names of places before or after the change. */
async function trailRowsSince(trx: Transaction<DB>, last: number): Promise<ApprovalChange[]> {
  const { rows } = await sql<ApprovalChange>`
    select a.kind, a.object_id, a.action, a.before, a.after,
      case when a.kind = 'location' then coalesce(a.before ->> 'name', a.after ->> 'name',
        (select l.name from location l where l.id::text = a.object_id)) end as object
    from audit a where a.id > ${last} and a.xmin = pg_current_xact_id()::xid order by a.id`.execute(trx);
  return rows;
}
