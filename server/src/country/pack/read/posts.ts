import { RHYTHMS, type Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import { email as emailRule } from '@ciguawatch/shared/domain/text/validators';
import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import type { Faults } from '../faults';
import type { PackPlace, PackPost } from '../pack';
import { isNew, neededCell } from './cells';
import { type Row, readTable } from './table';

const FORM = {
  ...{ file: 'posts.csv', headings: ['name', 'island', 'email', 'language', 'rhythm', 'starts'] },
  optional: ['contact', 'sms', 'ends'],
};

/** Posts that report zero cases; the laboratory's own, so that they need no source. */
export function readPosts(
  folder: string,
  places: readonly PackPlace[],
  languages: ReadonlySet<string>,
  faults: Faults,
): PackPost[] {
  const islands = new Set(places.flatMap(({ type, key }) => (type === 'I' ? [key] : [])));
  const seen = new Set<string>();
  return readTable(folder, FORM, faults).flatMap((row) => {
    const before = faults.all.length;
    const [name, island, language, starts] = ['name', 'island', 'language', 'starts'].map(
      (heading) => neededCell(row, heading, faults) ?? '',
    ) as [string, string, string, string];
    if (island && !islands.has(island))
      faults.add(row.at('island'), `“${island}” is no island of places.csv: write the key of an island.`);
    if (language && !languages.has(language))
      faults.add(
        row.at('language'),
        `There is no language “${language}”: write its code, or add it to languages.csv.`,
      );
    const [email, sms] = [addressIn(row, 'email', faults), addressIn(row, 'sms', faults)];
    if (!row.cell('email') && !row.cell('sms'))
      faults.add(
        row.at('email'),
        'A post is asked by mail: write an address here, or one that becomes a text message under sms.',
      );
    const ends = dateIn(row, 'ends', faults);
    if (dateIn(row, 'starts', faults) && ends && ends < starts)
      faults.add(row.at('ends'), `It ends before it starts (${starts}).`);
    const rhythm = rhythmIn(row, faults);
    if (!isNew(seen, `${island}\n${name}`, row, 'name', faults) || faults.all.length > before) return [];
    return [{ name, island, contact: row.cell('contact'), email, sms, language, rhythm, starts, ends }];
  });
}

function addressIn(row: Row, heading: 'email' | 'sms', faults: Faults): string | null {
  const address = row.cell(heading);
  if (emailRule(address) !== null)
    faults.add(row.at(heading), `“${address}” is no mail address: write one such as “nurse@example.org”.`);
  return address || null;
}

function dateIn(row: Row, heading: 'starts' | 'ends', faults: Faults): string | null {
  const date = row.cell(heading);
  if (date === '') return null;
  if (parseIsoDate(date)) return date;
  faults.add(row.at(heading), `“${date}” is no date: write year, month and day as in “2027-01-31”.`);
  return null;
}

function rhythmIn(row: Row, faults: Faults): Rhythm {
  const rhythm = row.cell('rhythm') as Rhythm;
  if (!RHYTHMS.includes(rhythm))
    faults.add(row.at('rhythm'), `“${rhythm}” is no rhythm: write ${RHYTHMS.join(' or ')}.`);
  return rhythm;
}
