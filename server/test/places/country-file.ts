import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a country file of a laboratory.
 * @returns its path, for `COUNTRY_NUMBERS`
 */
export function countryFile(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'cig-countries-')), 'country-numbers.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
