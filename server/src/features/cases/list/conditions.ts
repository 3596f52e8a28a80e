import {
  ALERT_STANDS,
  CASE_LIST_COLUMNS,
  type CaseListColumnName,
} from '@ciguawatch/shared/domain/case-list/columns';
import { type Part, readFilter } from '@ciguawatch/shared/domain/case-list/filter';
import { type RawBuilder, sql } from 'kysely';
import { countStatusSql } from '../count-status-sql';
import type { ListNames } from './names';

/** A SQL condition on a case, which every query of the list names `c`. */
export type Condition = RawBuilder<unknown>;

const column = (name: string) => sql.ref(`c.${name}`);
/** Joins conditions by AND; without any, true. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
/** Joins conditions by OR; without any, false. */
export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
const isOneOf = (name: string, ids: readonly number[]): Condition =>
  sql`${column(name)} = any(${ids}::int[])`;

/** Condition for cases that share a meal or have reports of the same patient. */
export const LINKED = sql<boolean>`(c.meal_group is not null or c.match_event is not null
  or c.duplicate_of is not null or c.id in (
    select d.duplicate_of from case_report d where d.duplicate_of is not null and d.deleted_at is null))`;

/**
 * State of the most advanced alert of a case, in the order of `ALERT_STANDS`; null when the case is in no
 * alert.
 */
const ALERT = sql<string | null>`(select a.state from alert_case k join alert a on a.id = k.alert_id
  where k.case_id = c.id order by array_position(${sql.lit(`{${ALERT_STANDS.join(',')}}`)}::text[], a.state) limit 1)`;

/** Columns of the list that are boolean expressions. */
const FLAGS: Partial<Record<CaseListColumnName, Condition>> = {
  linked: LINKED,
  duplicate: sql`c.duplicate_of is not null`,
  has_contact: sql`c.contact_id is not null`,
};

/** Sort columns that stand for a nullable one in an index, and their value for unknown. */
const STORED: Partial<Record<CaseListColumnName, { name: string; unknown: Condition }>> = {
  case_eventdate: { name: 'sort_date', unknown: sql`date '0001-01-01'` },
  case_island: { name: 'sort_island', unknown: sql`0` },
  specie_id: { name: 'sort_specie', unknown: sql`0` },
  severity: { name: 'sort_severity', unknown: sql`0` },
};

/** Rank of each severity code in `sort_severity` (migration 0008). */
export const SEVERITY_RANK: Record<string, number> = { 3: 5, 2: 4, 1: 3, Y: 2, N: 1 };

/**
 * SQL condition of one checked filter.
 * @param currentYear in the default country of the installation
 */
export function conditionOf(
  name: CaseListColumnName,
  text: string,
  names: ListNames,
  currentYear: number,
): Condition {
  const read = readFilter(name, text);
  if (!read.ok) throw new TypeError(`The filter of ${name} was not checked.`);
  const values = read.parts.flatMap((part) => (part.is === 'value' ? [part.value] : []));
  const others = read.parts.filter((part) => part.is !== 'value');
  if (name === 'counting') return countingCondition(values, others, currentYear);
  return anyOf([
    ...(values.length > 0 ? [valuesOf(name, values, names)] : []),
    ...others.map((part) => partOf(name, part)),
  ]);
}

/** Every case has a value of `counting`, so "any" matches all of them. */
const countingCondition = (
  values: readonly unknown[],
  others: readonly Part[],
  currentYear: number,
): Condition =>
  anyOf([
    sql`${countStatusSql(currentYear)} = any(${values}::text[])`,
    ...(others.some(({ is }) => is === 'any') ? [sql`true`] : []),
  ]);

function valuesOf(
  name: CaseListColumnName,
  values: readonly (string | number | boolean)[],
  names: ListNames,
): Condition {
  const { kind } = CASE_LIST_COLUMNS[name];
  if (kind === 'yesNo') return anyOf(values.map((value) => sql`${flagOf(name)} = ${value}`));
  if (name === 'flags') return sql`c.open_flags && ${values}::text[]`;
  if (kind === 'reasons') return sql`string_to_array(c.suspicion, ' ') && ${values}::text[]`;
  if (name === 'severity')
    return isOneOf(
      'sort_severity',
      values.map((code) => SEVERITY_RANK[String(code)] ?? -1),
    );
  if (name === 'alert') return sql`${ALERT} = any(${values}::text[])`;
  if (kind === 'choice') return sql`${column(name)} = any(${values}::text[])`;
  const ids = values as readonly number[];
  if (name === 'place') return within(ids, names);
  if (name === 'phenotype_id')
    return anyOf([
      isOneOf('phenotype_id', ids),
      sql`(c.phenotype_id is null and ${isOneOf('sort_specie', names.speciesOf(ids))})`,
    ]);
  return isOneOf(STORED[name]?.name ?? name, name === 'specie_id' ? names.currentSpecies(ids) : ids);
}

const flagOf = (name: CaseListColumnName): Condition => FLAGS[name] ?? column(name);

/** Cases in places or anything below them: a case has one column for each level. */
function within(ids: readonly number[], { places }: ListNames): Condition {
  const level = { A: 'case_archi', I: 'sort_island', L: 'case_location' } as const;
  return anyOf(
    ids.flatMap((id): Condition[] => {
      const place = places.get(id);
      if (!place) return [];
      return [place.type === 'C' ? sql`c.case_country = ${place.country}` : isOneOf(level[place.type], [id])];
    }),
  );
}

function partOf(name: CaseListColumnName, part: Exclude<Part, { is: 'value' }>): Condition {
  if (part.is === 'words')
    return allOf(part.words.split(/\s+/).map((word) => sql`${column(name)} ilike ${`%${escaped(word)}%`}`));
  if (part.is === 'between') return between(name, part.from, part.to);
  return known(name, part.is === 'any');
}

const escaped = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function known(name: CaseListColumnName, wanted: boolean): Condition {
  const stored = STORED[name];
  if (FLAGS[name]) return wanted ? sql`true` : sql`false`;
  if (stored) return sql`${column(stored.name)} ${sql.raw(wanted ? '<>' : '=')} ${stored.unknown}`;
  // A case that names a species only is of its group, as it is for the values.
  if (name === 'phenotype_id')
    return sql`(c.phenotype_id is not null or c.sort_specie in (
      select s.id from specie s where s.phenotype_id is not null)) = ${sql.lit(wanted)}`;
  if (name === 'flags') return sql`(c.open_flags <> '{}') = ${sql.lit(wanted)}`;
  if (name === 'alert') return sql`${ALERT} is ${sql.raw(wanted ? 'not null' : 'null')}`;
  if (name === 'place') return sql`c.case_location_id is ${sql.raw(wanted ? 'not null' : 'null')}`;
  return sql`${column(name)} is ${sql.raw(wanted ? 'not null' : 'null')}`;
}

/** Whole numbers are compared as bigint, so that an index applies. For instants the end is exclusive. */
function between(
  name: CaseListColumnName,
  from: string | number | null,
  to: string | number | null,
): Condition {
  const { kind } = CASE_LIST_COLUMNS[name];
  const whole = [from, to].every((end) => end === null || Number.isInteger(end));
  const cast = sql.raw(
    kind === 'date' ? 'date' : kind === 'instant' ? 'timestamptz' : whole ? 'bigint' : 'float8',
  );
  const at = column(STORED[name]?.name ?? name);
  const unknown = STORED[name]?.unknown;
  const until = sql.raw(kind === 'instant' ? '<' : '<=');
  return sql`(${allOf([
    ...(unknown ? [sql`${at} <> ${unknown}`] : []),
    ...(from === null ? [] : [sql`${at} >= ${from}::${cast}`]),
    ...(to === null ? [] : [sql`${at} ${until} ${to}::${cast}`]),
  ])})`;
}
