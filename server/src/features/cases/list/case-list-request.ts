import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { FILTER_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import { filterFaults } from '@ciguawatch/shared/domain/case-list/filter';
import { readSort, type SortKey } from '@ciguawatch/shared/domain/case-list/sort';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { zoneOf } from '../../public/summary';
import { isTaskColumn, taskCondition } from '../../thread/task-columns';
import { type Condition, conditionOf } from './conditions';
import { type FilterProbe, lookFirst } from './filter-probe';
import { type Key, keysOf } from './keys';
import type { ListScan } from './list-scan';
import type { ListNames } from './names';
import { searchCondition, searchWords } from './search';

/** Query as sent: filters by column, `search`, `newer_than`, `sort` and `language`. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A checked query of the case list. */
export interface CaseListRequest extends ListScan {
  sort: readonly SortKey[];
  keys: readonly Key[];
  language: string;
  /** current year in the default country of the installation: decides which years statistics show first */
  currentYear: number;
  /** whether only countries are filtered and deleted cases left out, so that an index alone can count */
  plain: boolean;
  /** result of the first look for a filtered query */
  found: FilterProbe | null;
}

const DEFAULT_LANGUAGE = 'en_US';

/**
 * Parses and checks a query of the case list. A country filter can only narrow the managed countries.
 * @throws HttpError 400 with a code for each wrong part
 */
export async function readCaseListRequest(
  { store, clock, config }: Pick<Deps, 'store' | 'clock' | 'config'>,
  names: ListNames,
  who: Operator,
  query: Query,
  deleted: boolean,
  more: readonly Condition[] = [],
): Promise<CaseListRequest> {
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
      .map(([name, text]) =>
        isTaskColumn(name) ? taskCondition(name, text, who.id) : conditionOf(name, text, names, currentYear),
      ),
    ...(query.newer_than === undefined ? [] : [sql`c.created_at > ${query.newer_than}::timestamptz`]),
    ...(query.by_others === 'true' ? [sentByOthers(who)] : []),
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

/** Condition for cases that another account, or nobody's, sent. */
const sentByOthers = ({ id }: Operator): Condition =>
  sql`not exists (select from audit a where a.kind = 'case' and a.object_id = c.id::text and a.action = 'add'
    and a.user_id = ${id})`;

/** The managed countries that a filter leaves; a case without a country belongs to no editor. */
function countriesOf(who: Operator, filter: string | undefined): number[] {
  const own = [...new Set(who.countries)].sort((a, b) => a - b);
  const parts = filter?.split(',');
  if (!parts || parts.includes('any')) return own;
  return own.filter((country) => parts.includes(String(country)));
}
