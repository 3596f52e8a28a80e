import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import { SAMPLING_FIELD_NAMES } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { samplingKey } from '@ciguawatch/shared/domain/algae/sampling-identity';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Operator } from '../../http/operator';
import { hasValues, setDeleted } from './change';
import { columnsOf } from './content';
import { type InsertResult, insertRow, madeAs } from './insert';
import type { By } from './note';
import type { TrackingRow } from './rows';

/**
 * Imports the rows of a file, each once. A row exists already if it came under its identifier before, or if
 * its sampling has a row of that species that no other row of the file matches. A deleted row is restored,
 * since importing the file again asks for its rows.
 */
export async function importRows(
  trx: Transaction<DB>,
  who: Operator,
  by: By,
  rows: readonly TrackingCreate[],
): Promise<InsertResult[]> {
  // Two imports of one file at once would both find no existing rows.
  await sql`select pg_advisory_xact_lock(hashtextextended('tracking-import', 0))`.execute(trx);
  const named = new Map<TrackingCreate, TrackingRow>();
  for (const body of rows) {
    const row = await madeAs(trx, who, body, 'import');
    if (row) named.set(body, row);
  }
  const free = await freeRows(trx, rows, new Set([...named.values()].map(({ id }) => id)));
  const stored: InsertResult[] = [];
  for (const body of rows) {
    const row = named.get(body);
    const same = row ? undefined : free.get(placeOf(rowOf(body)) ?? '')?.shift();
    if (row && row.deleted_at !== null)
      stored.push({ row: await setDeleted(trx, by, row, false), known: false });
    else if (row ?? same) stored.push({ row: (row ?? same) as TrackingRow, known: true });
    else stored.push(await insertRow(trx, who, by, body, 'import'));
  }
  return stored;
}

/** Whether an existing row has exactly the values of the file's row. */
export const isUnchanged = ({ row }: InsertResult, { uuid: _, ...body }: TrackingCreate): boolean =>
  hasValues(row, { ...NOTHING, ...body });

const NOTHING = Object.fromEntries(SAMPLING_FIELD_NAMES.map((field) => [field, null]));

type Placed = Pick<TrackingRow, 'at_country' | 'station' | 'code' | 'at_sampling_time' | 'at_species'> & {
  at_geom: unknown;
};

/** Key of sampling and species; null for a row without station or code, which matches no other. */
function placeOf({ at_geom, at_species, ...row }: Placed): string | null {
  const point = at_geom as { coordinates: number[] } | null;
  const key = samplingKey({ ...row, at_geom: point });
  return key && `${key} ${at_species}`;
}

function rowOf(body: TrackingCreate): Placed {
  const { station = null, code = null } = columnsOf(body);
  const { at_country, at_sampling_time = null, at_species = null, at_geom = null } = body;
  return { at_country, station, code, at_sampling_time, at_species, at_geom };
}

/** Stored rows that no row of the file matches yet, by sampling and species. */
async function freeRows(
  trx: Transaction<DB>,
  rows: readonly TrackingCreate[],
  taken: ReadonlySet<number>,
): Promise<Map<string, TrackingRow[]>> {
  const wanted = rows.map(rowOf);
  const countries = [...new Set(wanted.flatMap(({ at_country }) => at_country ?? []))];
  const names = [...new Set(wanted.flatMap(({ station, code }) => station ?? code ?? []))];
  const free = new Map<string, TrackingRow[]>();
  if (names.length === 0) return free;
  const found = await trx
    .selectFrom('tracking')
    .selectAll()
    .where('at_country', 'in', countries)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('station', 'in', names), eb('code', 'in', names)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of found) {
    const place = placeOf(row);
    if (place !== null && !taken.has(row.id)) free.set(place, [...(free.get(place) ?? []), row]);
  }
  return free;
}
