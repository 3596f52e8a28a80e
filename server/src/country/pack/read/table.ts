import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { Faults, Spot } from '../faults';

/** A table of a pack: its file, and the headings that it must and may have. */
interface TableForm {
  file: string;
  /** whether a pack without the file has a fault */
  needed?: boolean;
  headings: readonly string[];
  optional?: readonly string[];
  /** further headings, such as `name_fr` */
  also?: RegExp;
}

/** A row of a table: trimmed cells by heading, and where they are. */
export interface Row {
  cell(heading: string): string;
  at(heading: string): Spot;
  headings: readonly string[];
}

type Records = { record: string[]; info: { lines: number } }[];

/** The rows of a table; none where the file is missing or cannot be read. */
export function readTable(folder: string, form: TableForm, faults: Faults): Row[] {
  const text = textOf(folder, form, faults);
  if (text === null) return [];
  const records = parsed(text, form.file, faults);
  const [first, ...rest] = records;
  if (!first) {
    faults.add({ file: form.file }, `It is empty: write the headings ${form.headings.join(', ')}.`);
    return [];
  }
  const headings = first.record.map((heading) => heading.trim());
  if (!hasHeadings(headings, form, faults)) return [];
  return rest.flatMap(({ record, info }) => {
    if (record.every((cell) => cell.trim() === '')) return [];
    if (record.length === headings.length)
      return [rowOf(record, headings, { file: form.file, line: info.lines })];
    faults.add(
      { file: form.file, line: info.lines },
      `It has ${record.length} cells, the headings are ${headings.length}: put a text that holds a comma into quotes.`,
    );
    return [];
  });
}

/** Content of a file of a pack; null where it is missing or no UTF-8. */
export function textOf(
  folder: string,
  { file, needed }: Pick<TableForm, 'file' | 'needed'>,
  faults: Faults,
): string | null {
  const path = join(folder, file);
  if (!existsSync(path)) {
    if (needed) faults.add({ file }, 'It is missing: see docs/country-pack.md for what it holds.');
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    faults.add(
      { file },
      'It is not written in UTF-8: save it as “CSV UTF-8”, or as UTF-8 in an editor of text.',
    );
    return null;
  }
}

/** Spreadsheets in French write semicolons. */
function parsed(text: string, file: string, faults: Faults): Records {
  const [heading = ''] = text.split('\n', 1);
  const delimiter = heading.includes(';') && !heading.includes(',') ? ';' : ',';
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    return parse(text, { ...options, delimiter }) as unknown as Records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.add(
      { file, line: error.lines as number | undefined },
      'A quote is not closed or stands within a text: write " at both ends of the cell, and "" for a quote in it.',
    );
    return [{ record: [], info: { lines: 1 } }];
  }
}

function hasHeadings(headings: readonly string[], form: TableForm, faults: Faults): boolean {
  // What stopped the reading was said.
  if (headings.length === 0) return false;
  const known = (heading: string) =>
    form.headings.includes(heading) || form.optional?.includes(heading) || form.also?.test(heading);
  const spot = { file: form.file, line: 1 };
  const missing = form.headings.filter((heading) => !headings.includes(heading));
  for (const heading of missing) faults.add(spot, `The heading “${heading}” is missing: add this column.`);
  headings.forEach((heading, at) => {
    if (headings.indexOf(heading) !== at)
      faults.add({ ...spot, column: heading, at }, 'This heading stands twice.');
    else if (!known(heading))
      faults.add(
        { ...spot, column: heading, at },
        `There is no heading “${heading}”: use ${[...form.headings, ...(form.optional ?? [])].join(', ')}.`,
      );
  });
  return missing.length === 0;
}

const rowOf = (record: readonly string[], headings: readonly string[], spot: Spot): Row => ({
  headings,
  cell: (heading) => record[headings.indexOf(heading)]?.trim() ?? '',
  at: (heading) => {
    const at = headings.indexOf(heading);
    return { ...spot, column: heading, ...(at >= 0 && { at }) };
  },
});
