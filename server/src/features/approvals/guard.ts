import type { ApprovalChange } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Store } from '../../db/store';
import { hiddenRows, keepLastWithheld, outcomeOf } from '../cases/public/last-withheld';

/** What a change would do, found out by making it. */
export interface Opening {
  /** public rows that would show more */
  opens: number;
  /** countries of these rows */
  countries: number[];
  /** lines that the trail would hold */
  changes: ApprovalChange[];
}

/** Rolls the transaction back: the change shows hidden values, and nobody else has agreed to that. */
export class OpensRows extends Error {
  constructor(readonly opening: Opening) {
    super(`${opening.opens} public rows would show more`);
  }
}

/** A second person's agreement to a change. */
interface Agreement {
  approver: number;
  /** rows that the approver was shown */
  opens: number;
  /** Called before the change, in its transaction; throws where what it concerns was changed meanwhile. */
  check(trx: Transaction<DB>): Promise<void>;
  /** Writes that the change is approved, in its transaction; throws where it is not what the approver was shown. */
  settle(trx: Transaction<DB>, changes: ApprovalChange[]): Promise<void>;
}

/** Name of the lock that guarded changes take first, so that two of them together cannot open what neither does. */
const LOCK = 2_900_001;

/**
 * The store with transactions that are rolled back when they show what public rows hide, unless a second person agreed
 * to that very number of rows. The change itself is tried: no rule is written twice.
 * @throws OpensRows from `tx`
 */
export function guardedStore(store: Store, agreed: Agreement | null = null): Store {
  const tx: Store['tx'] = (work) =>
    store.tx(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      if (agreed)
        await sql`select set_config('ciguawatch.approved_by', ${String(agreed.approver)}, true)`.execute(trx);
      await agreed?.check(trx);
      const last = await lastLine(trx);
      const hidden = await hiddenRows(trx);
      const done = await work(trx);
      const { opened, moved } = await outcomeOf(trx, hidden);
      if (opened.length !== (agreed?.opens ?? 0)) {
        const countries = [...new Set(opened.map(({ country }) => country))].sort((a, b) => a - b);
        throw new OpensRows({ opens: opened.length, countries, changes: await linesSince(trx, last) });
      }
      await keepLastWithheld(trx, hidden, moved);
      await agreed?.settle(trx, await linesSince(trx, last));
      return done;
    });
  // A spread would lose the guard of `read`.
  return Object.create(store, { tx: { value: tx } }) as Store;
}

async function lastLine(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from audit`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Lines of the trail that this transaction wrote, with the names of places as they were or are to be. */
async function linesSince(trx: Transaction<DB>, last: number): Promise<ApprovalChange[]> {
  const { rows } = await sql<ApprovalChange>`
    select a.kind, a.object_id, a.action, a.before, a.after,
      case when a.kind = 'location' then coalesce(a.before ->> 'name', a.after ->> 'name',
        (select l.name from location l where l.id::text = a.object_id)) end as object
    from audit a where a.id > ${last} and a.xmin = pg_current_xact_id()::xid order by a.id`.execute(trx);
  return rows;
}
