import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** A row of a CSV file with a header; every cell is text, an empty cell is ''. */
export type CsvRow = Record<string, string>;

/**
 * The server's folder: the path differs between `server/src/db/reference` and the bundle in `server/dist`.
 */
export const serverFolder = dirname(fileURLToPath(import.meta.url)).replace(
  /([\\/]server)[\\/](src|dist)([\\/].*)?$/,
  '$1',
);

/**
 * Path of the shipped `reference-data`.
 * @throws Error when the folder is missing
 */
export function referenceDir(): string {
  const dir = join(serverFolder, 'reference-data');
  if (!existsSync(dir)) throw new Error(`The folder ${dir} is missing: restore it from the release.`);
  return dir;
}

/** Reads a JSON file of the reference data. */
export function readJson<T>(dir: string, name: string): T {
  return JSON.parse(readFileSync(join(dir, name), 'utf8')) as T;
}

/** Reads a CSV file of the reference data. */
export function readCsv(dir: string, name: string): CsvRow[] {
  return parseCsv(readFileSync(join(dir, name), 'utf8'));
}

/**
 * Rows of a CSV text: first line is the header, commas divide cells, UTF-8 with or without a byte order mark.
 */
export function parseCsv(text: string): CsvRow[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true });
}

/** SHA-256 over names and contents of several files; it changes when any of them does. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(relative(serverFolder, path)).update(readFileSync(path));
  return hash.digest('hex');
}

/** Number in a cell; null when it is empty. */
export const numberCell = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

/** Trimmed text of a cell; null when it is empty. */
export const textCell = (cell: string | undefined): string | null => cell?.trim() || null;
