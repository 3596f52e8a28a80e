import type { Faults } from '../faults';
import type { Pack, PackSource } from '../pack';
import { isNew, neededCell, sourceCell } from './cells';
import { readTable } from './table';

const FORM = { file: 'species.csv', headings: ['species', 'language', 'name', 'source'] };

/**
 * Names of species in languages of the country.
 * @param known scientific names of the directory
 */
export function readSpecies(
  folder: string,
  {
    sources,
    known,
    languages,
  }: { sources: ReadonlyMap<string, PackSource>; known: ReadonlySet<string>; languages: ReadonlySet<string> },
  faults: Faults,
): Pack['species'] {
  const seen = new Set<string>();
  return readTable(folder, FORM, faults).flatMap((row) => {
    const [species, language, name] = ['species', 'language', 'name'].map((heading) =>
      neededCell(row, heading, faults),
    );
    sourceCell(row, sources, faults);
    if (species && !known.has(species))
      faults.add(
        row.at('species'),
        `The directory has no species “${species}”: write its scientific name as in /fishbase, or add the species there first.`,
      );
    if (language && !languages.has(language))
      faults.add(
        row.at('language'),
        `There is no language “${language}”: write its code, or add it to languages.csv.`,
      );
    if (!species || !language || !name) return [];
    return isNew(seen, [species, language, name].join('\n'), row, 'name', faults)
      ? [{ species, language, name }]
      : [];
  });
}
