import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, readJson, referenceDir, serverFolder } from '../../db/reference/files';
import type { Pack } from './pack';
import { type KnownNames, readShippedPack } from './read/pack';

const folder = join(serverFolder, 'packs');

/** Folders of the countries of the release, by name. */
const packFolders = (): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Files of the packs of the release, from the folder of the reference data. */
export const packFiles = (): string[] =>
  packFolders().flatMap((name) =>
    readdirSync(join(folder, name))
      .sort()
      .map((file) => `../packs/${name}/${file}`),
  );

/** Languages and species that the release knows without any pack. */
export const shippedNames = (dir: string = referenceDir()): KnownNames => ({
  languages: new Set(readJson<{ code: string }[]>(dir, 'languages.json').map(({ code }) => code)),
  species: new Set(readCsv(dir, 'species.csv').map(({ scientific_name = '' }) => scientific_name)),
});

/** The packs of the release. */
export function shippedPacks(): Pack[] {
  const known = shippedNames();
  return packFolders().map((name) => readShippedPack(join(folder, name), known));
}

/** Two letters and id of every country of the release. */
export function shippedCountries(dir: string = referenceDir()): Map<string, number> {
  const listed = readJson<{ id: number; iso2: string }[]>(dir, 'countries.json');
  const packed = packFolders().map((name) =>
    readJson<{ number: number; letters: string }>(join(folder, name), 'country.json'),
  );
  return new Map([
    ...listed.map(({ id, iso2 }) => [iso2, id] as const),
    ...packed.map(({ number, letters }) => [letters, number] as const),
  ]);
}
