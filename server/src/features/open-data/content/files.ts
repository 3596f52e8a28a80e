import { zipSync } from 'fflate';
import { changesText, citationText, digestOf, licenceText, packageText } from './describe';
import type { Release } from './release';
import { TABLES, tableText } from './tables';

/** The files of a release by name; the same data give the same texts. */
export function releaseFiles(release: Release): ReadonlyMap<string, string> {
  const tables = TABLES.map((table) => ({ table, text: tableText(table, release) }));
  const files = new Map(tables.map(({ table, text }) => [`${table.name}.csv`, text]));
  files.set('datapackage.json', packageText(release, tables));
  files.set('CITATION.cff', citationText(release));
  files.set('LICENSE.txt', licenceText(release));
  files.set('CHANGES.md', changesText(release));
  const sums = [...files].map(([name, text]) => `${digestOf(text)}  ${name}\n`);
  return files.set('SHA256SUMS', sums.join(''));
}

/** The earliest time that a zip can hold, written as local time: the same bytes in every time zone. */
const NO_TIME = '1980-01-01T00:00:00';

/** The files as one zip; the same files give the same bytes. */
export const zipOf = (files: ReadonlyMap<string, string>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...files].map(([name, text]) => [name, [Buffer.from(text), { level: 9, mtime: NO_TIME }]]),
    ),
  );

/** Digest of the tables alone: two releases of the same data differ only in version and day. */
export const dataDigest = (files: ReadonlyMap<string, string>): string =>
  digestOf([...files].flatMap(([name, text]) => (name.endsWith('.csv') ? [name, text] : [])).join('\n'));

/** Name of the zip of a version. */
export const zipName = (version: string): string => `ciguatera-open-data-${version}.zip`;
