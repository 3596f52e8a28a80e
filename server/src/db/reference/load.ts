import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { packCountryRow } from '../../country/pack/country-row';
import { packFeatures, shippedIds } from '../../country/pack/features';
import { type CommonLanguage, packLanguages } from '../../country/pack/language-records';
import { LOADED_KEY } from '../../country/pack/loaded-key';
import type { Pack } from '../../country/pack/pack';
import { packFiles, shippedPacks } from '../../country/pack/shipped';
import { censusUnits } from '../../country/pack/units';
import { jsonb } from '../json';
import type { DB } from '../schema';
import type { Store } from '../store';
import { bulkWrite, reserveIds } from './bulk';
import { fingerprint, readCsv, readJson, referenceDir } from './files';
import { languageRows } from './languages';
import { type CensusUnit, locationRows } from './locations';
import { algaeRows, nameRows, phenotypeRows, speciesRows } from './products';
import { TRAITS_FILE, writeSpeciesFacts } from './species-facts';
import { SOURCES_FILE, writeSpeciesSources } from './species-sources';
import { WORDS_FILE, writeSpeciesWords } from './species-words';

/** Raise it when the loading code changes, so that unchanged files are loaded again. */
const LOADER_VERSION = 8;
/** Smaller ids are reserved for shipped rows, which a later release may extend. */
const FIRST_OWN_ID = 10_000;
const FINGERPRINT_KEY = 'reference';

const FILES = [
  'languages.json',
  'phenotypes.csv',
  'species.csv',
  WORDS_FILE,
  TRAITS_FILE,
  SOURCES_FILE,
  'algae_species.csv',
];

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;

/**
 * Loads the reference data that every installation needs. Unchanged files are loaded only once; changed files
 * update the rows that no editor has touched.
 */
export async function loadReference(store: Store, dir: string = referenceDir()): Promise<void> {
  const stamp = `${LOADER_VERSION}-${fingerprint([...FILES.map((name) => join(dir, name)), ...packFiles()])}`;
  const loaded = await store.read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', FINGERPRINT_KEY)
    .executeTakeFirst();
  if (loaded?.value === stamp) return;
  await store.tx(async (trx) => {
    const packs = shippedPacks();
    const ownPacks = await loadedCountries(trx);
    const untouched = packs.filter(({ country }) => !ownPacks.has(country.letters));
    const countries = untouched.map(({ country }) => packCountryRow(country, country.number as number));
    await bulkWrite(trx, 'country', countries.sort(byId), { conflict: 'id' });
    await loadProducts(trx, dir, packs);
    await loadPlaces(trx, untouched);
    await trx
      .insertInto('setting')
      .values({ key: FINGERPRINT_KEY, value: jsonb(stamp) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: jsonb(stamp) }))
      .execute();
  });
}

/** Two letters of the countries that a laboratory loaded itself: its pack counts, not that of the release. */
async function loadedCountries(trx: Transaction<DB>): Promise<Set<string>> {
  const rows = await trx.selectFrom('setting').select('key').where('key', 'like', `${LOADED_KEY}%`).execute();
  return new Set(rows.map(({ key }) => key.slice(LOADED_KEY.length)));
}

async function loadPlaces(trx: Transaction<DB>, packs: readonly Pack[]): Promise<void> {
  const shipped = packs.map((pack) => ({ pack, ids: shippedIds(pack) }));
  const units = shipped.flatMap(({ pack, ids }) => censusUnits(pack, ids));
  const parted = await splitSharedUnits(trx, units);
  const unitRows = units.map(({ id, value, year, source }) => ({ id, value, year, source }));
  // A number that an editor entered has another source and is not overwritten.
  await bulkWrite(trx, 'population_unit', unitRows, {
    conflict: 'id',
    onlyWhere: 'population_unit.source = excluded.source',
  });
  const features = shipped.flatMap(({ pack, ids }) => packFeatures(pack, ids));
  const rows = locationRows(features, units).sort(byId);
  await bulkWrite(trx, 'location', rows, { conflict: 'id', onlyWhere: 'location.version = 1' });
  await linkOwnUnits(trx, parted);
  await reserveIds(trx, 'location', FIRST_OWN_ID);
}

/**
 * Removes shared numbers of residents from islands that now have a census of their own: a shared number left
 * on one island would be taken for its own.
 * @returns ids of the islands that had one
 */
async function splitSharedUnits(trx: Transaction<DB>, units: readonly CensusUnit[]): Promise<number[]> {
  const alone = units.flatMap(({ islands }) => (islands.length === 1 ? islands : []));
  const { rows } = await sql<{ id: number; islands: number[] }>`
    select population_unit_id as id, array_agg(id) as islands from location where population_unit_id is not null
    group by 1 having count(*) > 1 and bool_and(type = 'I') and bool_or(id = any(${alone}::int[]))`.execute(
    trx,
  );
  if (rows.length === 0) return [];
  const shared = rows.map(({ id }) => id);
  await trx
    .updateTable('location')
    .set({ population_unit_id: null })
    .where('population_unit_id', 'in', shared)
    .execute();
  await trx.deleteFrom('population_unit').where('id', 'in', shared).execute();
  return rows.flatMap(({ islands }) => islands);
}

/** Links edited islands to their own census number, since the update of shipped rows skips edited ones. */
async function linkOwnUnits(trx: Transaction<DB>, islands: readonly number[]): Promise<void> {
  await sql`update location set population_unit_id = id
    where id = any(${islands}::int[]) and population_unit_id is null
      and exists (select from population_unit u where u.id = location.id)`.execute(trx);
}

/**
 * Writes the names of the files: of objects that no editor has touched, names that a file no longer holds go, unless
 * the pack of a country brought them; those of edited ones stay as they are.
 */
async function writeNames(trx: Transaction<DB>, names: ReturnType<typeof nameRows>): Promise<void> {
  const edited = new Set<string>();
  for (const owner of ['specie', 'phenotype'] as const) {
    const rows = await trx.selectFrom(owner).select('id').where('version', '>', 1).execute();
    for (const { id } of rows) edited.add(`${owner}_id ${id}`);
  }
  const shipped = names.filter(
    ({ specie_id, phenotype_id }) =>
      !edited.has(specie_id === null ? `phenotype_id ${phenotype_id}` : `specie_id ${specie_id}`),
  );
  const { rows: gone } = await sql<{ specie_id: number | null; phenotype_id: number | null }>`
    delete from product_name n using json_to_recordset(${JSON.stringify(
      shipped.map(({ specie_id, phenotype_id }) => ({ specie_id, phenotype_id })),
    )}::json) as o (specie_id int, phenotype_id int)
    where (n.specie_id = o.specie_id or n.phenotype_id = o.phenotype_id)
      and n.pack is null and not exists (
        select from json_to_recordset(${JSON.stringify(shipped)}::json)
          as f (specie_id int, phenotype_id int, lang_id int, value text)
        where f.specie_id is not distinct from n.specie_id and f.phenotype_id is not distinct from n.phenotype_id
          and f.lang_id = n.lang_id and f.value = n.value)
    returning n.specie_id, n.phenotype_id`.execute(trx);
  // Stamped, so that devices fetch them.
  const owners = (of: 'specie_id' | 'phenotype_id') => gone.map((row) => row[of]).filter((id) => id !== null);
  await sql`update specie set slug = slug where id = any(${owners('specie_id')}::int[])`.execute(trx);
  await sql`update phenotype set slug = slug where id = any(${owners('phenotype_id')}::int[])`.execute(trx);
  await bulkWrite(trx, 'product_name', shipped, { skipExisting: true });
}

async function loadProducts(trx: Transaction<DB>, dir: string, packs: readonly Pack[]): Promise<void> {
  const addedLanguages = await trx
    .selectFrom('language')
    .select('code')
    .where('id', '>', FIRST_OWN_ID)
    .execute();
  // Keep the row of a language that was added by an administrator before it was shipped.
  const languages = packLanguages(readJson<CommonLanguage[]>(dir, 'languages.json'), packs).filter(
    ({ code }) => !addedLanguages.some((one) => one.code === code),
  );
  await bulkWrite(trx, 'language', languageRows(languages), {
    conflict: 'id',
    // Version 1 means that nobody changed the language on screen.
    onlyWhere: 'language.version = 1',
  });
  const langIds = new Map(languages.map(({ code, id }) => [code, id]));
  const phenotypes = readCsv(dir, 'phenotypes.csv');
  const species = readCsv(dir, 'species.csv');
  const unedited = (table: string) => ({ conflict: 'id', onlyWhere: `${table}.version = 1` });
  await bulkWrite(trx, 'phenotype', phenotypeRows(phenotypes), unedited('phenotype'));
  await bulkWrite(trx, 'specie', speciesRows(species), unedited('specie'));
  await writeSpeciesWords(trx, dir);
  await writeSpeciesFacts(trx, dir);
  await writeSpeciesSources(trx, dir);
  const names = [
    ...nameRows(phenotypes, 'phenotype_id', langIds),
    ...nameRows(species, 'specie_id', langIds),
  ];
  await writeNames(trx, names);
  await bulkWrite(trx, 'algae_specie', algaeRows(readCsv(dir, 'algae_species.csv')), { conflict: 'id' });
  for (const table of ['phenotype', 'specie', 'algae_specie'] as const)
    await reserveIds(trx, table, FIRST_OWN_ID);
}
