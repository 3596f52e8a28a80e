import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { type OmittedColumn, omittedColumnsOf } from '../../../import/columns';
import type { Sheet } from '../../../import/sheet';
import { ALGAE_COLUMNS, type AlgaeColumn, type ImportField } from '../fields';
import { readTaxon } from '../find-species';

/** What must be decided about the columns before anything is stored. */
interface ColumnQuestions {
  /** columns whose heads name microalgae, in a file that has no column of species: perhaps counts of each */
  taxa: readonly OmittedColumn[];
  /** other columns with values that would not be stored */
  leftOut: readonly OmittedColumn[];
  /** fields that several columns claim, with these columns */
  clashes: readonly { field: ImportField; columns: readonly number[] }[];
}

/** Fields that say the same: only one column of each set may be used. */
const RIVALS: readonly (readonly ImportField[])[] = [
  ['coordinates', 'latitude'],
  ['coordinates', 'longitude'],
  ['taxon', 'at_species'],
  ['taxon', 'at_cells_nb'],
  ['taxon', 'presence'],
];

function clashesOf(columns: readonly AlgaeColumn[]): ColumnQuestions['clashes'] {
  const at = (field: ImportField) => columns.flatMap((one, column) => (one.field === field ? [column] : []));
  const used = new Set(columns.flatMap(({ field }) => field ?? []));
  const twice = [...used].filter((field) => field !== 'taxon' && at(field).length > 1);
  const rivals = RIVALS.filter((all) => all.every((field) => used.has(field)));
  return [
    ...twice.map((field) => ({ field, columns: at(field) })),
    ...rivals.flatMap((all) => all.slice(1).map((field) => ({ field, columns: all.flatMap(at) }))),
  ];
}

/** Questions about the columns of a file; every value of the file is stored, or somebody agreed that it is not. */
export function columnQuestions(
  sheet: Sheet,
  columns: readonly AlgaeColumn[],
  species: readonly AlgaeSpecie[],
): ColumnQuestions {
  const leftOut = omittedColumnsOf(sheet, columns, ALGAE_COLUMNS);
  const hasSpecies = columns.some(({ field }) => field === 'at_species');
  const isTaxon = ({ head }: OmittedColumn) => !hasSpecies && readTaxon(head, species) !== undefined;
  return {
    taxa: leftOut.filter(isTaxon),
    leftOut: leftOut.filter((one) => !isTaxon(one)),
    clashes: clashesOf(columns),
  };
}

/** Whether nothing about the columns is left to be decided. */
export const isDecided = ({ taxa, leftOut, clashes }: ColumnQuestions): boolean =>
  taxa.length + leftOut.length + clashes.length === 0;

/** The columns with these read as counts of the microalgae that their heads name. */
export const asTaxa = (columns: readonly AlgaeColumn[], taxa: readonly OmittedColumn[]): AlgaeColumn[] =>
  columns.map((one, at) =>
    taxa.some(({ column }) => column === at) ? { field: 'taxon', unit: 'perGram' } : one,
  );
