import { existsSync, readdirSync, statSync } from 'node:fs';
import type { ComputeOutline } from '../../../features/locations/edit/outline/outline-thread';
import { type Fault, Faults } from '../faults';
import type { Pack } from '../pack';
import { checkOutlines } from './check-outlines';
import { readCountry } from './country';
import { checkHierarchy } from './hierarchy';
import { readLanguages } from './languages';
import { APART_FILE, OUTLINES_FILE, readOutlines } from './outlines';
import { readPlaces } from './places';
import { readPosts } from './posts';
import { readResidents } from './residents';
import { readSources } from './sources';
import { readSpecies } from './species';

/** What a pack may refer to without bringing it. */
export interface KnownNames {
  /** codes of languages */
  languages: ReadonlySet<string>;
  /** scientific names of species */
  species: ReadonlySet<string>;
}

/** A pack that was read; null in place of one that has faults. */
interface ReadPack {
  pack: Pack | null;
  faults: Fault[];
}

const FILES = [
  ...['country.json', 'places.csv', OUTLINES_FILE, APART_FILE, 'residents.csv', 'languages.csv'],
  ...['species.csv', 'posts.csv', 'sources.csv'],
];

/**
 * Reads the folder of a country and checks everything in it, so that all faults are known at once.
 * @param compute the thread of outlines
 */
export async function checkPack(
  folder: string,
  known: KnownNames,
  compute: ComputeOutline,
): Promise<ReadPack> {
  const faults = new Faults();
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    faults.add({ file: folder }, 'There is no such folder: name the folder of a country.');
    return { pack: null, faults: faults.all };
  }
  const pack = readFiles(folder, known, faults);
  const checked = await checkOutlines(pack, compute, faults);
  return { pack: faults.all.length > 0 ? null : { ...pack, ...checked }, faults: faults.all };
}

/**
 * Reads the folder of a country of the release, whose outlines were checked before and count longitudes from 0 to 360.
 * @throws Error that names the first fault
 */
export function readShippedPack(folder: string, known: KnownNames): Pack {
  const faults = new Faults();
  const pack = readFiles(folder, known, faults);
  const [first] = faults.all;
  if (first) throw new Error(`${folder}: ${first.file} ${first.line ?? ''} ${first.sentence}`);
  return pack;
}

function readFiles(folder: string, known: KnownNames, faults: Faults): Pack {
  // Notes and licences may lie beside the files, and what an office program hides there.
  for (const file of readdirSync(folder))
    if (!FILES.includes(file) && !/\.(md|txt)$|^[.~]/.test(file))
      faults.add({ file }, `This is no file of a pack: use ${FILES.join(', ')}.`);
  const sources = readSources(folder, faults);
  const country = readCountry(folder, sources, faults);
  const rows = readPlaces(folder, sources, faults);
  checkHierarchy(rows, faults);
  const { places, outline } = readOutlines(folder, rows, sources, faults);
  if (country && rows.length > 0 && !rows.some(({ type }) => type === 'I'))
    faults.add({ file: 'places.csv' }, 'It has no island: reports are counted by islands.');
  const languages = readLanguages(folder, sources, known.languages, faults);
  const codes = new Set([...known.languages, ...languages.map(({ code }) => code)]);
  return {
    // With a fault, which is all that is read then.
    country: country as Pack['country'],
    ...{ outline, places, residents: readResidents(folder, places, sources, faults), languages },
    species: readSpecies(folder, { sources, known: known.species, languages: codes }, faults),
    posts: readPosts(folder, places, codes, faults),
  };
}
