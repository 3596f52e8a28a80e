import { readFileSync, statSync } from 'node:fs';
import { tidySpaces } from '@ciguawatch/shared/domain/revision/directory-names';
import { withoutTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import { type CsvRow, parseCsv } from '../../db/reference/files';
import type { RegisteredName } from './compare-names';

/** Heads of each column, in small letters: those of the taxon match of WoRMS and of its records. */
const HEADS: Record<keyof RegisteredName, readonly string[]> = {
  name: ['name', 'scientificname'],
  aphia_id: ['aphiaid'],
  status: ['status', 'taxon status'],
  valid_name: ['valid_name', 'scientificname_accepted', 'accepted name'],
  valid_id: ['valid_aphiaid', 'aphiaid_accepted'],
};

const REQUIRED = ['name', 'aphia_id', 'status'] as const;

/**
 * Names of a CSV file of the World Register of Marine Species: name, AphiaID and status, and for names that are not
 * accepted the accepted one.
 * @throws Error with one sentence for any other file
 */
export function registeredNames(file: string): RegisteredName[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const rows = parseCsv(withoutTurningSigns(readFileSync(file, 'utf8')));
  const heads = Object.keys(rows[0] ?? {});
  const headOf = (column: keyof RegisteredName) =>
    heads.find((head) => HEADS[column].includes(head.trim().toLowerCase()));
  const lacking = REQUIRED.find((column) => headOf(column) === undefined);
  if (lacking) throw new Error(`${file} has no column ${HEADS[lacking][0]}: it is not a list of names.`);
  return rows.map((row) => nameOf(row, headOf)).filter(({ name }) => name !== '');
}

function nameOf(row: CsvRow, headOf: (column: keyof RegisteredName) => string | undefined): RegisteredName {
  const cell = (column: keyof RegisteredName) => tidySpaces(row[headOf(column) ?? ''] ?? '');
  const number = (column: keyof RegisteredName) =>
    /^[1-9]\d*$/.test(cell(column)) ? Number(cell(column)) : null;
  return {
    ...{ name: cell('name'), aphia_id: number('aphia_id'), status: cell('status') },
    ...{ valid_name: cell('valid_name') || null, valid_id: number('valid_id') },
  };
}
