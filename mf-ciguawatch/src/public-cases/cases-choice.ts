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

/** Filters of the map and the statistics page, kept in the URL. */
export interface CaseChoice {
  /** 'latest': the latest 4 years (specification, section 9); 'all': any year. */
  years: number[] | 'latest' | 'all';
  months: number[];
  countries: number[];
  archis: number[];
  islands: number[];
  species: number[];
  phenotypes: number[];
  meal: Meal;
  /** Only islands with an alert in one of the chosen months; in the current month when none is chosen. */
  alerts: boolean;
}

const LIST_FILTERS = ['months', 'countries', 'archis', 'islands', 'species', 'phenotypes'] as const;

/**
 * Short parameter names of shared links, so that printed ones take fewer lines. Pages read them, but write
 * the long names to their own URL.
 */
export const SHORT_NAMES = {
  y: 'years',
  m: 'month',
  c: 'country',
  a: 'archipelago',
  i: 'island',
  s: 'species',
  g: 'phenotype',
} as const;
const SHORT_NAME_ENTRIES = Object.entries(SHORT_NAMES);

/** Numbers of a list with ranges, such as "2019,2021-2024"; at most 200, since the URL may hold anything. */
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

/** The choice of a URL without parameters: the page's defaults. */
export const NO_CHOICE = fields.read(new URLSearchParams());

/** Whether the choice names an archipelago or island. */
const namesPlace = ({ archis, islands }: Pick<CaseChoice, 'archis' | 'islands'>): boolean =>
  archis.length > 0 || islands.length > 0;

/**
 * Reads the filters from the URL; parameters that cannot be read are ignored.
 * @param start defaults of the page: its countries apply when the URL names no place; `country=all` means any
 *   country
 */
export function readChoice(address: URLSearchParams, start: CaseChoice = NO_CHOICE): CaseChoice {
  const params = new URLSearchParams(address);
  for (const [short, name] of SHORT_NAME_ENTRIES) {
    const text = address.get(short);
    if (text !== null && !address.has(name)) params.set(name, text);
  }
  const choice = fields.read(params);
  const open = choice.countries.length === 0 && params.get('country') !== 'all' && !namesPlace(choice);
  if (open) choice.countries = start.countries;
  return choice;
}

/**
 * Writes the choice into the URL parameters and keeps the other ones; values equal to the page's defaults are
 * left out.
 */
export function writeChoice(
  params: URLSearchParams,
  choice: CaseChoice,
  start: CaseChoice = NO_CHOICE,
): URLSearchParams {
  const next = fields.write(params, choice);
  for (const [short] of SHORT_NAME_ENTRIES) next.delete(short);
  if (!namesPlace(choice) && start.countries.length > 0) {
    if (choice.countries.join() === start.countries.join()) next.delete('country');
    else if (choice.countries.length === 0) next.set('country', 'all');
  }
  return next;
}

/** Years that the choice covers, ascending; empty for 'all'. */
export const yearsOf = (choice: Pick<CaseChoice, 'years'>, currentYear: number): number[] =>
  choice.years === 'all' ? [] : choice.years === 'latest' ? latestYears(currentYear) : choice.years;

/** Distinct values of one key, ascending. */
const distinctValues = <Key extends string>(list: readonly Record<Key, number>[], key: Key): number[] =>
  [...new Set(list.map((one) => one[key]))].sort((a, b) => a - b);

/** Data that the filter needs in addition to the choice. */
interface FilterFacts {
  /** Islands and months with an alert: in the chosen months, or in the current month when none is chosen. */
  alerts?: readonly IslandMonth[];
  /** Ids of the species of a phenotype, because a report that names one of them belongs to the group. */
  speciesOf?: (phenotype: number) => readonly number[];
}

/**
 * The choice as a filter for the case engine. With the alert filter on and no month chosen, only the months
 * of the alerts are counted, not the whole period of the choice.
 */
export function filterOf(
  choice: CaseChoice,
  currentYear: number,
  { alerts = [], speciesOf = () => [] }: FilterFacts = {},
): CaseFilter {
  const { countries, archis, phenotypes, meal } = choice;
  const named = { countries, archis, islands: choice.islands };
  const places = !choice.alerts
    ? named
    : { islands: alerts.length > 0 ? distinctValues(alerts, 'island') : [-1] };
  const ofAlerts = choice.alerts && choice.months.length === 0 && alerts.length > 0;
  return {
    years: ofAlerts ? distinctValues(alerts, 'year') : yearsOf(choice, currentYear),
    months: ofAlerts ? distinctValues(alerts, 'month') : choice.months,
    ...places,
    species: [...new Set([...choice.species, ...phenotypes.flatMap(speciesOf)])],
    phenotypes,
    meal,
  };
}

/** Whether exactly the current months are chosen. */
export const areCurrentMonthsChosen = (
  { years, months }: Pick<CaseChoice, 'years' | 'months'>,
  now: readonly Pick<IslandMonth, 'year' | 'month'>[],
): boolean =>
  String(years) === String(distinctValues(now, 'year')) &&
  String(months) === String(distinctValues(now, 'month'));

/**
 * Changes of the choice that switch the alert filter on or off. Switching on also chooses the current months,
 * so that the months shown are those the text names; switching off removes them again.
 * @param now the current months; two around midnight, when time zones differ
 */
export function withAlerts(
  choice: CaseChoice,
  alerts: boolean,
  now: readonly Pick<IslandMonth, 'year' | 'month'>[],
): Partial<CaseChoice> {
  if (alerts)
    return choice.months.length > 0
      ? { alerts }
      : { alerts, years: distinctValues(now, 'year'), months: distinctValues(now, 'month') };
  return areCurrentMonthsChosen(choice, now) ? { alerts, years: 'latest', months: [] } : { alerts };
}

/**
 * The choice after a change. Selected places are alternatives, so adding an archipelago or island removes the
 * default countries; removing the last one restores them.
 */
export function changedChoice(now: CaseChoice, part: Partial<CaseChoice>, start: CaseChoice): CaseChoice {
  const next = { ...now, ...part };
  if (part.countries || namesPlace(now) === namesPlace(next)) return next;
  const started = now.countries.join() === start.countries.join();
  if (namesPlace(next)) return started ? { ...next, countries: [] } : next;
  return now.countries.length === 0 ? { ...next, countries: start.countries } : next;
}

/** Number of filters that differ from the page's defaults. */
export function countFilters(choice: CaseChoice, start: CaseChoice = NO_CHOICE): number {
  const differs = (key: (typeof LIST_FILTERS)[number]) =>
    key === 'countries' && namesPlace(choice)
      ? choice.countries.length > 0
      : choice[key].join() !== start[key].join();
  const lists = LIST_FILTERS.filter(differs).length;
  return (
    lists + (choice.years !== 'latest' ? 1 : 0) + (choice.meal !== 'all' ? 1 : 0) + (choice.alerts ? 1 : 0)
  );
}

/** The list without the value if it contains it, otherwise with the value added. */
export const toggleValue = (list: readonly number[], value: number): number[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value].sort((a, b) => a - b);

/**
 * The change that adds or removes a year; removing the last year chooses all years. From the latest four years, which
 * nobody chose one by one, a year is chosen alone.
 */
export function withYear(choice: CaseChoice, year: number, currentYear: number): Partial<CaseChoice> {
  if (choice.years === 'latest') return { years: [year] };
  const next = toggleValue(yearsOf(choice, currentYear), year);
  if (next.join() === latestYears(currentYear).join()) return { years: 'latest' };
  return { years: next.length === 0 ? 'all' : next };
}
