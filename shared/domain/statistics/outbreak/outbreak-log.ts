import { type CaseFilter, selectRows } from '../../case-table/engine-filter';
import type { CaseTable } from '../../case-table/engine-table';
import { atLeastOf, peopleOf } from '../statistics-months';
import { cellKey, type IslandMonth, outbreakMonths } from './outbreak';

/** A month in which an island exceeded the outbreak threshold, with the people ill. */
export interface OutbreakEntry extends IslandMonth {
  /** people ill in the reports of that island and month */
  people: number;
  /** whether `people` is a lower bound because a report leaves the number open */
  atLeast: boolean;
}

/**
 * Months in which an island exceeded the outbreak threshold (specification, section 9), latest first, for the
 * chosen places and months. The filter's years, fish and meals are ignored: the log spans all years, and an
 * outbreak counts every report of its island.
 */
export function outbreakLog(
  table: CaseTable,
  { countries, archis, islands, months }: Pick<CaseFilter, 'countries' | 'archis' | 'islands' | 'months'>,
): OutbreakEntry[] {
  const rows = selectRows(table, { countries, archis, islands, months });
  const cells = new Map(
    outbreakMonths(table, rows).map((entry) => [
      cellKey(entry.island, entry.year, entry.month),
      { entry, mine: [] as number[] },
    ]),
  );
  for (const row of rows) {
    const key = cellKey(table.island[row] as number, table.year[row] as number, table.month[row] as number);
    cells.get(key)?.mine.push(row);
  }
  // The sort is stable: equal entries keep the order of their islands.
  return [...cells.values()]
    .map(({ entry, mine }) => {
      const rows = Uint32Array.from(mine);
      return { ...entry, people: peopleOf(table, rows), atLeast: atLeastOf(table, rows) };
    })
    .sort((a, b) => b.year - a.year || b.month - a.month || b.count - a.count);
}
