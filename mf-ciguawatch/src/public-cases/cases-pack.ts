import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { packSlice } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { type CaseTable, emptyTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { markFullRows } from '@ciguawatch/shared/domain/case-table/full-rows';
import { groupFiller } from '@ciguawatch/shared/domain/case-table/group-of-species';
import { placeFiller, withholdByMeal } from '@ciguawatch/shared/domain/case-table/place-filler';
import { numbersByCountry } from '@ciguawatch/shared/runtime/page/country-numbers';
import { EngineClosed } from './cases-engine-local';

/**
 * Milliseconds of packing after which the main thread is released, so that touches on the map are handled.
 */
const YIELD_AFTER_MS = 12;

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Packs rows into a table, in slices between which the page handles input. A worker would not be faster: the
 * rows would be copied value by value to it.
 * @param species give the phenotype of reports that name only a species
 * @param isWanted checked between slices
 * @param full countries whose rows withhold nothing
 * @throws EngineClosed when the table is no longer wanted
 */
export async function packInTurns(
  rows: readonly PublicCaseRow[],
  locations: Parameters<typeof placeFiller>[0],
  species: Parameters<typeof groupFiller>[0],
  isWanted: () => boolean,
  full?: ReadonlySet<number>,
): Promise<CaseTable> {
  let since = performance.now();
  const table = emptyTable(rows.length, numbersByCountry());
  const fill = placeFiller(locations);
  const group = groupFiller(species);
  for (let from = 0; from < rows.length; ) {
    if (performance.now() - since >= YIELD_AFTER_MS) {
      await nextTurn();
      if (!isWanted()) throw new EngineClosed();
      since = performance.now();
    }
    const to = packSlice(table, rows, from);
    fill(table, from, to);
    group(table, from, to);
    from = to;
  }
  withholdByMeal(table);
  if (full) markFullRows(table, full);
  return table;
}
