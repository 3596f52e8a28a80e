import type { CountryFile } from '@ciguawatch/shared/domain/country/read-numbers';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import type { Store } from '../../db/store';
import { guardedStore } from '../../features/approvals/guard';
import { recomputeCasePlaces } from '../../features/locations/edit/recompute-case-places';
import { LOADED_KEY } from '../pack/loaded-key';
import type { Pack } from '../pack/pack';
import { type Change, changesBetween, noteChanges } from './changes';
import { idsIn } from './ids';
import { type Snapshot, snapshot } from './snapshot';
import { type Stays, whatStays } from './stays';
import { writeCountry, writePlaces } from './write-places';
import { writeLanguages, writeNames, writePosts } from './write-words';

/** What a load changes, and what it leaves. */
export interface Loaded {
  /** id of the country */
  country: number;
  changes: Change[];
  stays: Stays;
}

interface LoadInputs {
  pack: Pack;
  /** the file of countries, whose numbers count before those of a pack */
  file: CountryFile;
  /** milliseconds since 1970 UTC */
  now: number;
}

/**
 * Loads a pack in one transaction, with a line of the trail for each change.
 * @throws ApprovalRequiredError when public rows would show more; PackConflict when it does not go with the database
 */
export const loadPack = (store: Store, inputs: LoadInputs): Promise<Loaded> =>
  guardedStore(store).tx((trx) => write(trx, inputs));

/** What `loadPack` would do, found by doing it and rolling it back. */
export async function tryPack(store: Store, inputs: LoadInputs): Promise<Loaded> {
  let tried: Loaded | undefined;
  const rollingBack: Store['tx'] = (work) =>
    store.tx(async (trx) => {
      await work(trx);
      throw new RolledBack();
    });
  const trial = Object.create(store, { tx: { value: rollingBack } }) as Store;
  try {
    await guardedStore(trial).tx(async (trx) => {
      tried = await write(trx, inputs);
    });
  } catch (error) {
    if (!(error instanceof RolledBack) || !tried) throw error;
  }
  return tried as Loaded;
}

class RolledBack extends Error {}

async function write(trx: Transaction<DB>, { pack, file, now }: LoadInputs): Promise<Loaded> {
  const ids = await idsIn(trx, pack);
  const { letters } = pack.country;
  const before = await snapshot(trx, ids.country);
  const own = file.numbers[ids.country] ?? file.elsewhere?.[letters]?.numbers ?? {};
  await writeCountry(trx, pack, ids.country, { [ids.country]: own });
  const wanted = await writePlaces(trx, pack, ids);
  await writeLanguages(trx, pack, ids.country);
  await writeNames(trx, pack);
  await writePosts(trx, pack, ids, now);
  const after = await snapshot(trx, ids.country);
  await recomputeCasePlaces(trx, movedPlaces(before, after));
  const changes = changesBetween(before, after);
  if (changes.some(isDrawn)) await drawAgain(trx, ids.country);
  await noteChanges(trx, changes, { at: now, country: ids.country });
  await trx
    .insertInto('setting')
    .values({ key: `${LOADED_KEY}${letters}`, value: jsonb(ids.country) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return { country: ids.country, changes, stays: await whatStays(trx, pack, ids, wanted) };
}

/** Whether a change is seen on the map. */
const isDrawn = ({ held, after }: Change): boolean =>
  held.kind === 'location' &&
  ['name', 'names', 'center', 'landform', 'outline_digest'].some((field) => Object.hasOwn(after, field));

/** Has the server make the map files of a country and of the whole Pacific (0): those of the build hold no pack. */
async function drawAgain(trx: Transaction<DB>, country: number): Promise<void> {
  await sql`insert into chart_country (country) values (0), (${country}::int)
    on conflict (country) do update set changes = chart_country.changes + 1`.execute(trx);
}

/** Places whose cases must be stamped: their label point, the place above or their residents changed. */
function movedPlaces(before: Snapshot, after: Snapshot): number[] {
  return [...after].flatMap(([key, { kind, object, value }]) => {
    const former = before.get(key)?.value;
    if (kind !== 'location' || !former) return [];
    const differs = (field: string) => JSON.stringify(former[field]) !== JSON.stringify(value[field]);
    return ['center', 'parent_id', 'residents'].some(differs) ? [object as number] : [];
  });
}
