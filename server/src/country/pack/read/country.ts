import { MAX_COUNTRY } from '@ciguawatch/shared/domain/country/numbers';
import { numberFaults } from '@ciguawatch/shared/domain/country/read-numbers';
import { isZone } from '../../../features/locations/edit/zone';
import type { Faults } from '../faults';
import type { PackCountry, PackSource } from '../pack';
import { jsonOf } from './json';

const FILE = 'country.json';
type Given = Record<string, unknown>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNames = (value: unknown) =>
  isRecord(value) &&
  isText(value.en) &&
  isText(value.fr) &&
  Object.entries(value).every(([language, name]) => /^[a-z]{2}$/.test(language) && isText(name));
const isId = (value: unknown) => Number.isInteger(value) && (value as number) > 0;
const isCountry = (value: unknown) => isId(value) && (value as number) <= MAX_COUNTRY;

/** What each setting must be. */
const SETTINGS: Record<string, { needed: boolean; says: string; holds(value: unknown): boolean }> = {
  letters: {
    ...{ needed: true, says: 'the two letters of ISO 3166, such as "FJ"' },
    holds: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
  },
  letters3: {
    ...{ needed: true, says: 'the three letters of ISO 3166, such as "FJI"' },
    holds: (value) => isText(value) && /^[A-Z]{3}$/.test(value),
  },
  names: {
    ...{ needed: true, says: 'names by language of two letters, "en" and "fr" among them' },
    holds: isNames,
  },
  time_zone: {
    ...{ needed: true, says: 'a time zone of the IANA database, such as "Pacific/Fiji"' },
    holds: (value) => isText(value) && isZone(value),
  },
  numbers: {
    ...{ needed: false, says: 'an object such as {"outbreakThreshold": {"value": 8, "source": "key"}}' },
    holds: isRecord,
  },
  place_names: {
    ...{ needed: false, says: 'names as in "names", of the country among places' },
    holds: isNames,
  },
  number: {
    ...{ needed: false, says: `the number that the country had in the portal, up to ${MAX_COUNTRY}` },
    holds: isCountry,
  },
  place_number: { needed: false, says: 'the id that its place had in the portal', holds: isId },
};

/** The country of a pack; null with faults where its file cannot be used. */
export function readCountry(
  folder: string,
  sources: ReadonlyMap<string, PackSource>,
  faults: Faults,
): PackCountry | null {
  const given = jsonOf(folder, FILE, faults);
  if (given === null) return null;
  if (!isRecord(given)) {
    faults.add({ file: FILE }, 'It must hold one object in braces: see docs/country-pack.md.');
    return null;
  }
  const before = faults.all.length;
  checkSettings(given, faults);
  const { numbers, emergency } = readNumbers(isRecord(given.numbers) ? given.numbers : {}, sources, faults);
  if (faults.all.length > before) return null;
  return {
    ...{ letters: given.letters as string, letters3: given.letters3 as string },
    ...{ names: given.names as Record<string, string>, zone: given.time_zone as string, numbers, emergency },
    placeNames: (given.place_names as Record<string, string> | undefined) ?? null,
    number: (given.number as number | undefined) ?? null,
    placeNumber: (given.place_number as number | undefined) ?? null,
  };
}

function checkSettings(given: Given, faults: Faults): void {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(SETTINGS, name))
      faults.add(
        { file: FILE, column: name },
        `There is no such setting: use ${Object.keys(SETTINGS).join(', ')}.`,
      );
  for (const [name, { needed, says, holds }] of Object.entries(SETTINGS)) {
    const value = given[name];
    if (value === undefined ? needed : !holds(value))
      faults.add(
        { file: FILE, column: name },
        `It must be ${says}${value === undefined ? '' : `; it is ${JSON.stringify(value)}`}.`,
      );
  }
}

function readNumbers(
  given: Given,
  sources: ReadonlyMap<string, PackSource>,
  faults: Faults,
): Pick<PackCountry, 'numbers' | 'emergency'> {
  const values: Given = {};
  for (const [name, entry] of Object.entries(given)) {
    const spot = { file: FILE, column: `numbers.${name}` };
    if (!isRecord(entry) || entry.value === undefined) {
      faults.add(spot, `Write its value and its source: {"value": …, "source": "key of sources.csv"}.`);
      continue;
    }
    if (!sources.has(String(entry.source)))
      faults.add(
        spot,
        `Say where it comes from: "source" must be a key of sources.csv; it is ${JSON.stringify(entry.source ?? null)}.`,
      );
    values[name] = entry.value;
  }
  for (const { name, says } of numberFaults(values))
    faults.add({ file: FILE, column: `numbers.${name}` }, `It ${says}.`);
  const { emergency, ...numbers } = values;
  return { numbers, emergency: (emergency as string | undefined) ?? null };
}
