import type { Faults } from '../faults';
import type { PackLanguage, PackSource } from '../pack';
import { isNew, neededCell, sourceCell, wholeCell } from './cells';
import { type Row, readTable } from './table';

const NAMES = ['own_name', 'name_en', 'name_fr'] as const;
const FORM = {
  ...{ file: 'languages.csv', headings: ['code', 'source'] },
  optional: [...NAMES, 'fallback', 'flag', 'number'],
};

/**
 * Languages of a country.
 * @param known codes of languages that the portal has without this pack
 */
export function readLanguages(
  folder: string,
  sources: ReadonlyMap<string, PackSource>,
  known: ReadonlySet<string>,
  faults: Faults,
): PackLanguage[] {
  const rows = readTable(folder, FORM, faults);
  const codes = new Set([...known, ...rows.map((row) => row.cell('code'))]);
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const code = neededCell(row, 'code', faults);
    sourceCell(row, sources, faults);
    if (code === null || !isNew(seen, code, row, 'code', faults)) return [];
    if (!/^[a-z]{2,3}_[A-Z]{2}$/.test(code)) {
      faults.add(
        row.at('code'),
        `“${code}” is no code of a language: write language and country as in “fj_FJ”.`,
      );
      return [];
    }
    const fallback = row.cell('fallback') || null;
    if (fallback !== null && (fallback === code || !codes.has(fallback)))
      faults.add(
        row.at('fallback'),
        `There is no other language “${fallback}”: write the code of one whose texts are shown where one is missing.`,
      );
    const flag = row.cell('flag') || null;
    return [
      {
        code,
        names: namesOf(row, code, known, faults),
        fallback,
        flag,
        number: wholeCell(row, 'number', faults, 9999),
      },
    ];
  });
}

function namesOf(row: Row, code: string, known: ReadonlySet<string>, faults: Faults): PackLanguage['names'] {
  const [own = '', en = '', fr = ''] = NAMES.map((heading) => row.cell(heading));
  if (own && en && fr) return { own, en, fr };
  if (!known.has(code))
    faults.add(
      row.at('code'),
      `The portal does not know “${code}” yet: fill in own_name, name_en and name_fr.`,
    );
  return null;
}
