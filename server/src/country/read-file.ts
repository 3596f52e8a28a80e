import { readFileSync } from 'node:fs';
import { type CountryFile, readCountryNumbers } from '@ciguawatch/shared/domain/country/read-numbers';
import { StartError } from '../db/start/start-error';
import { shippedCountries } from './pack/shipped';

/**
 * Thresholds, limits and emergency numbers of countries from a laboratory's own file, which count before those of packs.
 * @param path undefined without such a file
 * @throws StartError with one sentence that names the file, the country and the value
 */
export function readCountryFile(path: string | undefined): CountryFile {
  if (path === undefined) return { numbers: {}, emergency: {} };
  const ids = shippedCountries();
  try {
    return readCountryNumbers(JSON.parse(readFileSync(path, 'utf8')), (letters) => ids.get(letters));
  } catch (error) {
    throw new StartError(`The numbers of countries in ${path} cannot be used: ${sentenceOf(error)}.`);
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
