import { readFileSync, statSync } from 'node:fs';
import { withoutTurningSigns } from '@ciguawatch/shared/domain/text/turning-signs';
import { CsvError } from 'csv-parse/sync';
import { type CsvRow, parseCsv } from '../db/reference/files';

/**
 * Rows of a file of events.
 * @throws Error with one sentence, without its content, for any other file
 */
export function eventRows(file: string): CsvRow[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  const rows = parseFile(file);
  if (rows[0] && !('event_id' in rows[0]))
    throw new Error(`${file} has no column event_id: it is not a list of events.`);
  return rows;
}

function parseFile(file: string): CsvRow[] {
  try {
    return parseCsv(withoutTurningSigns(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(
      `${file} cannot be read as CSV: a quotation mark is missing or too many by line ${error.lines}.`,
    );
  }
}
