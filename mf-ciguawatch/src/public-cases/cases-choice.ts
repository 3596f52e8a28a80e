import {
  type CaseFilter,
  latestYears,
  MEALS,
  type Meal,
} from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import {
  type AddressField,
  addressFields,
  choiceField,
  flagField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';

/** The filters of a page, as the address bar holds them. */
export interface CaseChoice {
  /** 'latest': the latest 4 years (specification, section 9); 'all': any */
  years: number[] | 'latest' | 'all';
  months: number[];
  countries: number[];
  archis: number[];
  islands: number[];
  species: number[];
  phenotypes: number[];
  meal: Meal;
  /** only islands in alert in one of the chosen months; in the current one when none is chosen */
  alerts: boolean;
}

const LIST_KEYS = ['months', 'countries', 'archis', 'islands', 'species', 'phenotypes'] as const;

/** Names in links that are passed on: every sign less is a line less on paper. Read, never written by the page. */
export const SHORT_NAMES = {
  y: 'years',
  m: 'month',
  c: 'country',
  a: 'archipelago',
  i: 'island',
  s: 'species',
  g: 'phenotype',
} as const;
const SHORT = Object.entries(SHORT_NAMES);

/** "2019,2021-2024" as numbers. */
const numbers = (text: string | null): number[] => {
  const all = (text ?? '').split(',').flatMap((part) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    const length = Math.min(200, Number(to) - Number(from) + 1);
    return from && length > 0
      ? Array.from({ length }, (_, i) => Number(from) + i)
      : /^\d+$/.test(part)
        ? [Number(part)]
        : [];
  });
  return [...new Set(all)].filter((n) => Number.isSafeInteger(n) && n > 0).slice(0, 200);
};

const numbersField = (name: string): AddressField<number[]> => ({
  name,
  read: numbers,
  write: (value) => value.join(','),
});

const monthsField: AddressField<number[]> = {
  ...numbersField('month'),
  read: (text) =>
    numbers(text)
      .filter((month) => month <= 12)
      .sort((a, b) => a - b),
};

const yearsField: AddressField<CaseChoice['years']> = {
  name: 'years',
  read: (text) => {
    const listed = numbers(text)
      .filter((year) => year >= 1000 && year <= 9999)
      .sort((a, b) => a - b);
    return text === 'all' ? 'all' : listed.length > 0 ? listed : 'latest';
  },
  write: (years) => (years === 'latest' ? '' : years === 'all' ? 'all' : years.join(',')),
};

const fields = addressFields<CaseChoice>({
  years: yearsField,
  months: monthsField,
  countries: numbersField('country'),
  archis: numbersField('archipelago'),
  islands: numbersField('island'),
  species: numbersField('species'),
  phenotypes: numbersField('phenotype'),
  meal: choiceField('meal', MEALS, 'all'),
  alerts: flagField('alerts'),
});

/** What an address means that says nothing. */
export const NO_CHOICE = fields.read(new URLSearchParams());

/** Whether a choice narrows places more than by country. */
const namesPlace = ({ archis, islands }: Pick<CaseChoice, 'archis' | 'islands'>): boolean =>
  archis.length > 0 || islands.length > 0;

/**
 * Reads the address. What is not understood is left out, never an error.
 * @param start what the page starts with: its countries hold where the address names no place, and
 *   `country=all` means any
 */
export function readChoice(address: URLSearchParams, start: CaseChoice = NO_CHOICE): CaseChoice {
  const params = new URLSearchParams(address);
  for (const [short, name] of SHORT) {
    const text = address.get(short);
    if (text !== null && !address.has(name)) params.set(name, text);
  }
  const choice = fields.read(params);
  const open = choice.countries.length === 0 && params.get('country') !== 'all' && !namesPlace(choice);
  if (open) choice.countries = start.countries;
  return choice;
}

/** Writes the choice over an address, keeping what else it holds; what the page starts with is not written. */
export function writeChoice(
  params: URLSearchParams,
  choice: CaseChoice,
  start: CaseChoice = NO_CHOICE,
): URLSearchParams {
  const next = fields.write(params, choice);
  for (const [short] of SHORT) next.delete(short);
  if (!namesPlace(choice) && start.countries.length > 0) {
    if (choice.countries.join() === start.countries.join()) next.delete('country');
    else if (choice.countries.length === 0) next.set('country', 'all');
  }
  return next;
}

/** The years a choice means, given the current one; none for "all". */
export const yearsOf = (choice: Pick<CaseChoice, 'years'>, currentYear: number): number[] =>
  choice.years === 'all' ? [] : choice.years === 'latest' ? latestYears(currentYear) : choice.years;

const each = <Key extends string>(list: readonly Record<Key, number>[], key: Key): number[] =>
  [...new Set(list.map((one) => one[key]))].sort((a, b) => a - b);

/** What a filter needs beside its choices: alerts in force, and the species of a group. */
interface FilterFacts {
  /** months of islands in alert, of the chosen months or else of the current one */
  alerts?: readonly IslandMonth[];
  /** species ids of a phenotype: a report that names one of them is of the group */
  speciesOf?: (phenotype: number) => readonly number[];
}

/**
 * What the engine is asked. Islands in alert are shown with the reports of the months that are meant: of
 * the months of the alerts where none are chosen, never with those of four years.
 */
export function filterOf(
  choice: CaseChoice,
  currentYear: number,
  { alerts = [], speciesOf = () => [] }: FilterFacts = {},
): CaseFilter {
  const { countries, archis, phenotypes, meal } = choice;
  const named = { countries, archis, islands: choice.islands };
  const places = !choice.alerts ? named : { islands: alerts.length > 0 ? each(alerts, 'island') : [-1] };
  const ofAlerts = choice.alerts && choice.months.length === 0 && alerts.length > 0;
  return {
    years: ofAlerts ? each(alerts, 'year') : yearsOf(choice, currentYear),
    months: ofAlerts ? each(alerts, 'month') : choice.months,
    ...places,
    species: [...new Set([...choice.species, ...phenotypes.flatMap(speciesOf)])],
    phenotypes,
    meal,
  };
}

/** Whether just the current months are chosen. */
export const isCurrent = (
  { years, months }: Pick<CaseChoice, 'years' | 'months'>,
  now: readonly Pick<IslandMonth, 'year' | 'month'>[],
): boolean => String(years) === String(each(now, 'year')) && String(months) === String(each(now, 'month'));

/**
 * Islands in alert only, or all again. The months that are meant are chosen too, so that what is shown and
 * what is said are the same months; they go with the choice that brought them.
 * @param now the current months, around midnight two
 */
export function withAlerts(
  choice: CaseChoice,
  alerts: boolean,
  now: readonly Pick<IslandMonth, 'year' | 'month'>[],
): Partial<CaseChoice> {
  if (alerts)
    return choice.months.length > 0
      ? { alerts }
      : { alerts, years: each(now, 'year'), months: each(now, 'month') };
  return isCurrent(choice, now) ? { alerts, years: 'latest', months: [] } : { alerts };
}

/**
 * A choice after a change. The countries of the start give way to an archipelago or island that is added,
 * since lists of places are alternatives, and hold again when the last of them is gone.
 */
export function changedChoice(now: CaseChoice, part: Partial<CaseChoice>, start: CaseChoice): CaseChoice {
  const next = { ...now, ...part };
  if (part.countries || namesPlace(now) === namesPlace(next)) return next;
  const started = now.countries.join() === start.countries.join();
  if (namesPlace(next)) return started ? { ...next, countries: [] } : next;
  return now.countries.length === 0 ? { ...next, countries: start.countries } : next;
}

/** How many filters differ from what the page starts with. */
export function countFilters(choice: CaseChoice, start: CaseChoice = NO_CHOICE): number {
  const differs = (key: (typeof LIST_KEYS)[number]) =>
    key === 'countries' && namesPlace(choice)
      ? choice.countries.length > 0
      : choice[key].join() !== start[key].join();
  const lists = LIST_KEYS.filter(differs).length;
  return (
    lists + (choice.years !== 'latest' ? 1 : 0) + (choice.meal !== 'all' ? 1 : 0) + (choice.alerts ? 1 : 0)
  );
}

/** The list with the value in it, or without it when it was. */
export const toggled = (list: readonly number[], value: number): number[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value].sort((a, b) => a - b);

/** The years with one more or one less; without any, all. */
export function withYear(choice: CaseChoice, year: number, currentYear: number): Partial<CaseChoice> {
  const next = toggled(yearsOf(choice, currentYear), year);
  if (next.join() === latestYears(currentYear).join()) return { years: 'latest' };
  return { years: next.length === 0 ? 'all' : next };
}
