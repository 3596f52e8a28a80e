import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { FILTER_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import { filterFaults } from '@ciguawatch/shared/domain/case-list/filter';
import { readSort, type SortKey } from '@ciguawatch/shared/domain/case-list/sort';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import type { Who } from '../../../http/who';
import { zoneOf } from '../../public/summary';
import { type Condition, conditionOf } from './conditions';
import { type Found, lookFirst } from './few';
import { type Key, keysOf } from './keys';
import type { ListNames } from './names';
import { searchCondition, searchWords } from './search';
import type { Walk } from './walk';

/** Filters by column, `search`, `newer_than`, `sort` and `language`, as they were sent. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What is asked of the list, read and checked. */
export interface Ask extends Walk {
  sort: readonly SortKey[];
  keys: readonly Key[];
  language: string;
  /** at the country of the installation: which years the statistics show at first */
  currentYear: number;
  /** nothing but countries and what is not deleted: an index alone counts it */
  plain: boolean;
  /** the first look at anything else */
  found: Found | null;
}

const DEFAULT_LANGUAGE = 'en_US';

/**
 * Reads what is asked of the list. Filters only ever narrow the countries that the person manages.
 * @throws HttpError 400 with the names of what cannot be taken
 */
export async function readAsk(
  { store, clock, config }: Pick<Deps, 'store' | 'clock' | 'config'>,
  names: ListNames,
  who: Who,
  query: Query,
  deleted: boolean,
  more: readonly Condition[] = [],
): Promise<Ask> {
  const filters = FILTER_COLUMNS.flatMap((name) => {
    const text = query[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const faults: Record<string, ErrorCode> = filterFaults(Object.fromEntries(filters));
  const sort = readSort(query.sort, deleted);
  if (!sort.ok) faults.sort = sort.code;
  const words = query.search === undefined ? [] : searchWords(query.search);
  if (words === null) faults.search = 'too_short';
  if (query.newer_than !== undefined && Number.isNaN(Date.parse(query.newer_than)))
    faults.newer_than = 'date_invalid';
  if (!sort.ok || words === null || Object.keys(faults).length > 0) throw invalidFields(faults);
  const currentYear = civilOf(clock.now(), zoneOf(names.places, config.defaultCountry)).year;
  const alive = sql`c.deleted_at is ${sql.raw(deleted ? 'not null' : 'null')}`;
  const conditions = [
    ...filters
      .filter(([name]) => name !== 'case_country')
      .map(([name, text]) => conditionOf(name, text, names, currentYear)),
    ...(query.newer_than === undefined ? [] : [sql`c.created_at > ${query.newer_than}::timestamptz`]),
    ...more,
  ];
  const countries = countriesOf(who, query.case_country);
  if (words.length > 0) conditions.push(searchCondition(words, names));
  const language = query.language ?? DEFAULT_LANGUAGE;
  const plain = conditions.length === 0 && !deleted;
  const found = plain
    ? null
    : await lookFirst(store, countries, [alive, ...conditions], query.count === 'true');
  return {
    countries,
    conditions: [alive, ...conditions],
    ids: found?.ids ?? null,
    keys: keysOf(sort.keys, names, language),
    sort: sort.keys,
    language,
    currentYear,
    countryOf: (island) => names.places.get(island)?.country,
    plain,
    found,
  };
}

/** The managed countries that a filter leaves; a case without a country is nobody's. */
function countriesOf(who: Who, filter: string | undefined): number[] {
  const own = [...new Set(who.countries)].sort((a, b) => a - b);
  const parts = filter?.split(',');
  if (!parts || parts.includes('any')) return own;
  return own.filter((country) => parts.includes(String(country)));
}
