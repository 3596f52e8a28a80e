import { METHODS } from '../codes/sample-choices';
import { type CountryNumbers, DEFAULT_NUMBERS, type NumbersByCountry } from './numbers';

/** Content of the file of country settings, checked. */
export interface CountryFile {
  numbers: NumbersByCountry;
  /** emergency number by country id; countries without one are left out */
  emergency: Readonly<Record<string, string>>;
  /** rows of countries that the release does not know, by their two letters */
  elsewhere?: Readonly<Record<string, CountryRow>>;
}

/** A condition on a value, as a test and in words for the error message. */
interface ValueRule {
  says: string;
  holds(value: unknown): boolean;
}

const wholeNumber = (min: number, max: number): ValueRule => ({
  says: `a whole number from ${min} to ${max}`,
  holds: (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
});

const numberWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && value >= min && value <= max;

/**
 * Alert rules receive three calendar months of cases, and a window of up to 59 days always lies within
 * three.
 */
const MAX_ALERT_DAYS = 59;
const MAX_RESIDENTS = 1_000_000_000;
/** Reports per 10,000 residents and year. */
const RATE_RULE: ValueRule = {
  says: 'a number from 0.01 to 10,000',
  holds: (value) => numberWithin(value, 0.01, 10_000),
};

const RULES: Record<keyof CountryNumbers, ValueRule> = {
  outbreakThreshold: wholeNumber(1, 1000),
  alertDays: wholeNumber(2, MAX_ALERT_DAYS),
  rateAlert: wholeNumber(1, 10_000),
  publishPersonFrom: wholeNumber(1, MAX_RESIDENTS),
  publishProfileFrom: wholeNumber(1, MAX_RESIDENTS),
  riskOften: wholeNumber(2, 10_000),
  riskVery: wholeNumber(2, 10_000),
  riskRateSometimes: RATE_RULE,
  riskRateOften: RATE_RULE,
  riskRateVery: RATE_RULE,
  confirmingMethods: {
    says: `a list of methods among ${METHODS.join(', ')}`,
    holds: (value) =>
      Array.isArray(value) &&
      value.every((one) => METHODS.includes(one)) &&
      new Set(value).size === value.length,
  },
  center: {
    says: 'a longitude from 120 to 260, counted from 0 to 360, and a latitude from -55 to 45',
    holds: (value) =>
      Array.isArray(value) &&
      value.length === 2 &&
      numberWithin(value[0], 120, 260) &&
      numberWithin(value[1], -55, 45),
  },
  zoom: { says: 'a number from 2 to 16', holds: (value) => numberWithin(value, 2, 16) },
};

const EMERGENCY_NUMBER: ValueRule = {
  says: 'a telephone number as text, such as "15"',
  holds: (value) => typeof value === 'string' && /^\+?\d[\d ]{0,18}$/.test(value),
};

/** Pairs of settings of which the first must not exceed the second. */
const ORDERED_SETTINGS = [
  ['publishPersonFrom', 'publishProfileFrom'],
  ['riskOften', 'riskVery'],
  ['riskRateSometimes', 'riskRateOften'],
  ['riskRateOften', 'riskRateVery'],
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings of one country as a file gives them, checked. */
interface CountryRow {
  numbers: Partial<CountryNumbers>;
  emergency: string | undefined;
}

/** What is wrong with a setting, to be read after its name. */
interface NumberFault {
  name: string;
  says: string;
}

/** All faults of the settings of one country; empty where they can be used. */
export function numberFaults(row: Readonly<Record<string, unknown>>): NumberFault[] {
  const { emergency, ...own } = row;
  const faults = Object.entries(own).flatMap(([name, value]) => faultOf(name, value));
  if (emergency !== undefined) faults.push(...unless(EMERGENCY_NUMBER, 'emergency', emergency));
  return faults.length > 0 ? faults : orderFaults({ ...DEFAULT_NUMBERS, ...own } as CountryNumbers);
}

const faultOf = (name: string, value: unknown): NumberFault[] =>
  Object.hasOwn(RULES, name)
    ? unless(RULES[name as keyof CountryNumbers], name, value)
    : [{ name, says: 'is no number of a country' }];

const unless = ({ says, holds }: ValueRule, name: string, value: unknown): NumberFault[] =>
  holds(value) ? [] : [{ name, says: `must be ${says}; it is ${JSON.stringify(value)}` }];

/** @param all settings that apply in the country, defaults included */
const orderFaults = (all: CountryNumbers): NumberFault[] =>
  ORDERED_SETTINGS.flatMap(([lower, upper]) =>
    all[lower] > all[upper]
      ? [{ name: lower, says: `is ${all[lower]}, more than ${upper}, which is ${all[upper]}` }]
      : [],
  );

/**
 * Reads the file of country settings, one object per country code: `{"FJ": {"outbreakThreshold": 8}}`.
 * @param given the parsed JSON
 * @param countryOf id of a country by its two letters; undefined when it is not one of the release
 * @throws Error whose message names the wrong value and what is allowed
 */
export function readCountryNumbers(
  given: unknown,
  countryOf: (letters: string) => number | undefined,
): CountryFile {
  if (!isRecord(given)) throw new Error('it must hold one row for each country, by its two letters');
  const file = { numbers: {}, emergency: {}, elsewhere: {} } as {
    numbers: Record<string, Partial<CountryNumbers>>;
    emergency: Record<string, string>;
    elsewhere: Record<string, CountryRow>;
  };
  for (const [letters, sent] of Object.entries(given)) {
    const row = readRow(letters, sent);
    const country = countryOf(letters);
    if (country === undefined) file.elsewhere[letters] = row;
    else {
      file.numbers[country] = row.numbers;
      if (row.emergency !== undefined) file.emergency[country] = row.emergency;
    }
  }
  return file;
}

function readRow(letters: string, row: unknown): CountryRow {
  if (!/^[A-Z]{2}$/.test(letters)) throw new Error(`there is no country "${letters}"`);
  if (!isRecord(row)) throw new Error(`${letters} must be a row such as {"outbreakThreshold": 5}`);
  const [fault] = numberFaults(row);
  if (fault) throw new Error(`${letters}.${fault.name} ${fault.says}`);
  const { emergency, ...numbers } = row;
  return { numbers, emergency: emergency as string | undefined };
}
