import type { Faults } from '../faults';
import type { PackPlace, PackResidents, PackSource } from '../pack';
import { isNew, neededCell, sourceCell, wholeCell } from './cells';
import { type Row, readTable } from './table';

const FORM = { file: 'residents.csv', headings: ['islands', 'residents', 'year', 'source'] };
const MAX_RESIDENTS = 1_000_000_000;

/** Residents of the islands of a pack, each with its census. */
export function readResidents(
  folder: string,
  places: readonly PackPlace[],
  sources: ReadonlyMap<string, PackSource>,
  faults: Faults,
): PackResidents[] {
  const islands = new Set(places.flatMap(({ type, key }) => (type === 'I' ? [key] : [])));
  const counted = new Set<string>();
  return readTable(folder, FORM, faults).flatMap((row) => {
    const keys = islandsIn(row, islands, counted, faults);
    for (const heading of ['residents', 'year']) neededCell(row, heading, faults);
    const value = wholeCell(row, 'residents', faults, MAX_RESIDENTS, 0);
    const year = wholeCell(row, 'year', faults, 2100, 1900);
    const source = sourceCell(row, sources, faults);
    if (keys.length === 0 || value === null || year === null || !source) return [];
    return [{ islands: keys, value, year, source: source.source }];
  });
}

function islandsIn(row: Row, islands: ReadonlySet<string>, counted: Set<string>, faults: Faults): string[] {
  const keys = (neededCell(row, 'islands', faults) ?? '').split('|').map((key) => key.trim());
  return keys.filter((key) => {
    if (key === '') return false;
    if (islands.has(key)) return isNew(counted, key, row, 'islands', faults);
    faults.add(
      row.at('islands'),
      `“${key}” is no island of places.csv: write the key of an island, several with | between them.`,
    );
    return false;
  });
}
