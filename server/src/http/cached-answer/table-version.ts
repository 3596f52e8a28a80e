import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { watermark } from '../../modules/sync/watermark';
import { Known } from './known';

type Versioned = 'location' | 'specie' | 'phenotype';

/** The state of a table: its version, and the watermark read before it. */
export interface TableState {
  version: string;
  /** Every change before it is part of that version. */
  at: string;
}

/** One per database of this process. */
const states = new WeakMap<Store['changes'], Map<Versioned, Known<TableState>>>();

/**
 * A version of the whole content of a table: it moves with every row that is
 * added, changed or removed, in whatever order their transactions end.
 */
export async function tableVersion(store: Store, table: Versioned): Promise<string> {
  return (await tableState(store, table).current()).version;
}

/** The same with its watermark, as far as it is known without the database. */
export function tableState(store: Store, table: Versioned): Known<TableState> {
  const ofStore = states.get(store.changes) ?? new Map<Versioned, Known<TableState>>();
  states.set(store.changes, ofStore);
  const known = ofStore.get(table) ?? new Known(store, [table], () => readState(store, table));
  ofStore.set(table, known);
  return known;
}

/** A place that was made and deleted between two looks leaves nothing in its table but is known to have been. */
const GONE = {
  location: sql`, (select count(*) from deleted_place)`,
  specie: sql``,
  phenotype: sql``,
} satisfies Record<Versioned, unknown>;

async function readState(store: Store, table: Versioned): Promise<TableState> {
  const at = await watermark(store);
  const { rows } = await sql<{ version: string }>`
    select concat_ws('-', count(*), coalesce(sum(version), 0), extract(epoch from max(changed_at))${GONE[table]}) as version
    from ${sql.table(table)}`.execute(store.read);
  return { at, version: rows[0]?.version ?? '0' };
}
