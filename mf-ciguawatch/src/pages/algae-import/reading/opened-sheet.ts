import { algaeSpecies } from '../../../algae/tracking';
import { guessColumns } from '../../../import/columns';
import { type Sheet, withLikelyHead } from '../../../import/sheet';
import { ALGAE_COLUMNS } from '../fields';
import { readTaxon } from '../find-species';

/** Number of columns that a line of heads names: fields of a sampling, and microalgae. */
function named(head: readonly string[]): number {
  const species = algaeSpecies.all();
  return guessColumns(ALGAE_COLUMNS, head).filter(
    ({ field }, at) => field !== null || readTaxon(head[at] ?? '', species) !== undefined,
  ).length;
}

/** A file of samplings with its heads found, below the titles that people write above a table. */
export const openedSheet = (sheet: Sheet): Sheet => withLikelyHead(sheet, named);
