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
  const behind = new Map(rows.map((row) => [row.cell('code'), row.cell('fallback')]));
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
    else if (isLoop(code, behind))
      faults.add(
        row.at('fallback'),
        `The languages behind “${code}” lead back to it: let one of them name a language that the portal has.`,
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

/** Whether the languages behind one lead back to it, which is refused of a language changed on screen, too. */
function isLoop(code: string, behind: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let at = behind.get(code); at && !passed.has(at); at = behind.get(at)) {
    if (at === code) return true;
    passed.add(at);
  }
  return false;
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
