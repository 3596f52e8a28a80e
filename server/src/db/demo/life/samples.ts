import { resultColumns } from '../../../features/samples/content';
import { bulkWrite } from '../../reference/bulk';
import { demoUuid, INVENTED } from '../invented';
import { DAY_MS, dayOf, FRENCH_POLYNESIA, type Life } from './life';

/** Days between two tested fish. */
const EVERY_DAYS = 24;
const COUNT = 14;
/** The first fish came as one table. */
const IMPORTED = 6;
const FILE = 'demonstration-inventee-invented.csv';

const ISLANDS = [92, 120, 69, 106] as const;
const SPECIES = ['Lutjanus gibbus', 'Variola louti', 'Caranx melampygus', 'Epinephelus merra'] as const;
const VALUES = [0.42, 0.08, 0.13, 0.61, 0.05] as const;
const LOD = 0.1;

const uuidOf = (at: number) => demoUuid('63', at);
/** Identifiers of the tested fish and of their import. */
export const DEMO_SAMPLES = Array.from({ length: COUNT }, (_, at) => uuidOf(at));
export const DEMO_IMPORT = demoUuid('64', 0);

type Product = { id: number; name: string; phenotype_id: number | null };

/** The fish of a place in the list, and when it was stored. */
function fishAt(at: number, now: number, known: readonly Product[]) {
  const caughtAt = now - (COUNT - at) * EVERY_DAYS * DAY_MS;
  const isImported = at < IMPORTED;
  const specie = known.find(({ name }) => name === SPECIES[at % SPECIES.length]);
  const storedAt = isImported ? now - (COUNT - IMPORTED + 1) * EVERY_DAYS * DAY_MS : caughtAt + 9 * DAY_MS;
  const [uuid, moment] = [uuidOf(at), new Date(storedAt)];
  const row = {
    ...{ uuid, body_hash: uuid, country: FRENCH_POLYNESIA, code: `DEMO-${String(at + 1).padStart(2, '0')}` },
    ...{ specie_id: specie?.id ?? null, phenotype_id: specie?.phenotype_id ?? null, species_text: null },
    ...{ location_id: ISLANDS[at % ISLANDS.length] ?? null, caught_on: dayOf(caughtAt) },
    ...{ tissue: 'flesh' as const, length_cm: 31 + ((at * 7) % 28), weight_g: 600 + ((at * 230) % 1900) },
    origin: at % 3 === 0 ? ('market' as const) : ('survey' as const),
    source: isImported ? ('import' as const) : ('form' as const),
    ...{ created_at: moment, changed_at: moment },
  };
  return { row, result: resultAt(at, caughtAt), storedAt };
}

function resultAt(at: number, caughtAt: number) {
  const value = VALUES[at % VALUES.length] as number;
  const isLow = value < LOD;
  return resultColumns({
    ...{ method: at % 5 === 4 ? 'LC-MS/MS' : 'CBA-N2a', unit: 'ng CTX3C eq/g', lod: LOD },
    ...(isLow ? { qualifier: '<LOD' } : { value }),
    ...{ tested_on: dayOf(caughtAt + 8 * DAY_MS), reference: INVENTED },
    decision: isLow ? 'below' : value > 4 * LOD ? 'above' : 'unclear',
  });
}

/** Fish of markets and surveys that were tested in the past year; none belongs to a case, so no case is confirmed. */
export async function addSamples(life: Life): Promise<void> {
  const { trx, now } = life;
  const known = await trx.selectFrom('specie').select(['id', 'name', 'phenotype_id']).execute();
  const made = DEMO_SAMPLES.map((_, at) => fishAt(at, now, known));
  const stored = await trx
    .insertInto('sample')
    .values(made.map(({ row }) => row))
    .returning(['id', 'uuid'])
    .execute();
  const ids = new Map(stored.map(({ id, uuid }) => [uuid, id]));
  const idOf = (uuid: string) => ids.get(uuid) as number;
  const results = made.map(({ row, result, storedAt }) => ({
    ...{ ...result, sample_id: idOf(row.uuid), added_at: new Date(storedAt) },
  }));
  await bulkWrite(trx, 'sample_result', results);
  await addImport(life, DEMO_SAMPLES.slice(0, IMPORTED).map(idOf), made[0]?.storedAt ?? now);
  for (const { row, result, storedAt } of made)
    life.tell({
      line: {
        ...{ at: storedAt, user: life.account('samples_editor'), kind: 'sample' },
        ...{ object_id: idOf(row.uuid), action: 'add', country: FRENCH_POLYNESIA },
        after: { code: row.code, origin: row.origin, caught_on: row.caught_on, results: [result] },
      },
    });
}

async function addImport({ trx, account }: Life, samples: readonly number[], at: number): Promise<void> {
  const { id } = await trx
    .insertInto('import')
    .values({
      ...{ uuid: DEMO_IMPORT, body_hash: DEMO_IMPORT, kind: 'sample', source: FILE, file: FILE },
      ...{ mapping: null, countries: [FRENCH_POLYNESIA], rows: samples.length },
      ...{ created_by: account('samples_editor'), created_at: new Date(at) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bulkWrite(
    trx,
    'sample_import',
    samples.map((sample_id) => ({ import_id: id, sample_id, version: 1, was: null, other: null })),
  );
}
