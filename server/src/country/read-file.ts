import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryFile, readCountryNumbers } from '@ciguawatch/shared/domain/country/read-numbers';
import { referenceDir } from '../db/reference/files';
import { StartError } from '../db/start/start-error';
import { shippedCountries } from './pack/shipped';

/**
 * Thresholds, limits and emergency numbers of countries, from the release or a laboratory's own file. That 15
 * reaches the SAMU from all of French Polynesia is stated by Tahiti Infos of 11 January 2017 and the
 * government's notice of 10 December 2024.
 * @param own path of the laboratory's file; undefined for that of the release
 * @throws StartError with one sentence that names the file, the country and the value
 */
export function readCountryFile(own: string | undefined): CountryFile {
  const dir = referenceDir();
  const path = own ?? join(dir, 'country-numbers.json');
  const ids = shippedCountries(dir);
  try {
    return readCountryNumbers(JSON.parse(readFileSync(path, 'utf8')), (letters) => ids.get(letters));
  } catch (error) {
    throw new StartError(`The numbers of countries in ${path} cannot be used: ${sentenceOf(error)}.`);
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
