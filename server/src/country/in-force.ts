import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import { type CountryFile, numberFaults } from '@ciguawatch/shared/domain/country/read-numbers';
import { StartError } from '../db/start/start-error';
import type { Reader } from '../db/store';

/**
 * Numbers and emergency numbers that apply: those of the packs in the database, and over them those of the file of
 * countries, number by number.
 * @throws StartError for a country that neither the release nor a pack knows, and for numbers that contradict each other
 */
export async function countriesInForce(db: Reader, file: CountryFile): Promise<CountryFile> {
  const rows = await db
    .selectFrom('country')
    .select(['id', 'iso2', 'numbers', 'emergency'])
    .orderBy('id')
    .execute();
  const numbers: Record<string, Partial<CountryNumbers>> = {};
  const emergency: Record<string, string> = {};
  for (const { id, iso2, ...pack } of rows) {
    const elsewhere = file.elsewhere?.[iso2];
    const own = file.numbers[id] ?? elsewhere?.numbers;
    const merged = { ...pack.numbers, ...own };
    if (own || Object.keys(merged).length > 0) numbers[id] = merged;
    const call = file.emergency[id] ?? elsewhere?.emergency ?? pack.emergency;
    if (call !== null) emergency[id] = call;
    const [fault] = numberFaults(merged);
    if (fault)
      throw new StartError(
        `The numbers of ${iso2} in its pack and in the file of countries contradict each other: ${fault.name} ${fault.says}.`,
      );
  }
  const unknown = Object.keys(file.elsewhere ?? {}).find(
    (letters) => !rows.some(({ iso2 }) => iso2 === letters),
  );
  if (unknown !== undefined)
    throw new StartError(
      `The file of countries names "${unknown}", but there is no country "${unknown}": load its pack first (docs/country-pack.md).`,
    );
  return { numbers, emergency };
}
