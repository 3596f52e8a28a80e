import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv, readJson, referenceDir, serverFolder } from '../../db/reference/files';
import type { Pack } from './pack';
import { type KnownNames, readShippedPack } from './read/pack';

/**
 * Folders of the countries of the release, by name.
 * @throws Error when they are missing
 */
export function packFolders(): string[] {
  const folder = join(serverFolder, 'packs');
  if (!existsSync(folder)) throw new Error(`The folder ${folder} is missing: restore it from the release.`);
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

/** Files of the packs of the release. */
export const packFiles = (): string[] =>
  packFolders().flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((file) => join(folder, file)),
  );

/** Languages and species of the release: a pack may name a language that another one brings. */
export const shippedNames = (dir: string = referenceDir()): KnownNames => ({
  languages: new Set([
    ...readJson<{ code: string }[]>(dir, 'languages.json').map(({ code }) => code),
    ...packFolders().flatMap((folder) =>
      readCsv(folder, 'languages.csv').flatMap(({ code = '', own_name }) => (own_name ? [code] : [])),
    ),
  ]),
  species: new Set(readCsv(dir, 'species.csv').map(({ scientific_name = '' }) => scientific_name)),
});

/** The packs of the release. */
export function shippedPacks(): Pack[] {
  const known = shippedNames();
  return packFolders().map((folder) => readShippedPack(folder, known));
}

/** Two letters and id of every country of the release. */
export const shippedCountries = (): Map<string, number> =>
  new Map(
    packFolders().map((folder) => {
      const { letters, number } = readJson<{ letters: string; number: number }>(folder, 'country.json');
      return [letters, number];
    }),
  );
