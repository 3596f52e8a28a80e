import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import { type SortKey, writeSort } from '@ciguawatch/shared/domain/case-list/sort';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions';
import { allOf } from './conditions';
import type { ListNames } from './names';

/** One sort key of the case list. The last key is always the case number, which makes the order total. */
export interface Key {
  column: string;
  cast: 'integer' | 'date' | 'timestamptz';
  descending: boolean;
  /** ids of places or species in the order of their names; null for keys that sort by the stored value */
  order: readonly number[] | null;
  /** the inverse of `order`: position by id, -1 for ids outside of it */
  ranks: readonly number[] | null;
}

/** A position in the sorted list: the value of each key as text, with ids in place of names. */
export type Position = readonly string[];

/** Stored column of each key by direction; unknown values come last in both (migrations 0008 and 0049). */
const COLUMNS: Partial<
  Record<CaseListColumnName, { ascending: string; descending: string; cast: Key['cast'] }>
> = {
  case_eventdate: { ascending: 'late_date', descending: 'sort_date', cast: 'date' },
  age: { ascending: 'late_age', descending: 'sort_age', cast: 'integer' },
  mass_poisoning_nb: { ascending: 'late_ill', descending: 'sort_ill', cast: 'integer' },
  severity: { ascending: 'late_severity', descending: 'sort_severity', cast: 'integer' },
  case_island: { ascending: 'sort_island', descending: 'sort_island', cast: 'integer' },
  specie_id: { ascending: 'sort_specie', descending: 'sort_specie', cast: 'integer' },
  created_at: { ascending: 'created_at', descending: 'created_at', cast: 'timestamptz' },
  changed_at: { ascending: 'changed_at', descending: 'changed_at', cast: 'timestamptz' },
  deleted_at: { ascending: 'deleted_at', descending: 'deleted_at', cast: 'timestamptz' },
};
const BY_NUMBER = { ascending: 'id', descending: 'id', cast: 'integer' } as const;

/**
 * Sort keys for a requested sort; the case number breaks ties, in the direction of the first key.
 * @param language language whose alphabetical order sorts places and species
 */
export function keysOf(sort: readonly SortKey[], names: ListNames, language: string): Key[] {
  const keys: Key[] = [];
  for (const { column, descending } of sort) {
    const { cast, ...columns } = COLUMNS[column] ?? BY_NUMBER;
    const order =
      column === 'case_island' || column === 'specie_id'
        ? unknownLast(names.order(column, language), descending)
        : null;
    const stored = descending ? columns.descending : columns.ascending;
    keys.push({ column: stored, cast, descending, order, ranks: order && ranksOf(order) });
    if (column === 'id') return keys;
  }
  const descending = keys[0]?.descending ?? true;
  return [...keys, { column: 'id', cast: 'integer', descending, order: null, ranks: null }];
}

/** Moves id 0, which stands for "unknown", to the end at which it comes last in this direction. */
const unknownLast = (ids: readonly number[], descending: boolean): readonly number[] => {
  const known = ids.filter((id) => id !== 0);
  return descending ? [0, ...known] : [...known, 0];
};

/** Rank of each id, as an array indexed by id, because PostgreSQL reads it ten times faster than it searches a list. */
function ranksOf(order: readonly number[]): number[] {
  const ranks = Array<number>(Math.max(...order) + 1).fill(-1);
  for (const [place, id] of order.entries()) ranks[id] = place;
  return ranks;
}

/** The same keys with each direction reversed, for reading the list backwards. */
export const reversed = (keys: readonly Key[]): Key[] =>
  keys.map((key) => ({ ...key, descending: !key.descending }));

/**
 * SQL of the value by which a key sorts a row.
 * @param row alias of the table in the query
 */
export function sortedBy({ column, ranks }: Key, row: string): RawBuilder<unknown> {
  const stored = sql.ref(`${row}.${column}`);
  return ranks ? sql`(${ranks}::int[])[${stored} + 1]` : stored;
}

/** SQL of the sort value for a key's text in a `Position`. */
function given({ cast, order }: Key, text: string): RawBuilder<unknown> {
  return order ? sql`${order.indexOf(Number(text))}::integer` : sql`${text}::${sql.raw(cast)}`;
}

/**
 * SQL of the ORDER BY list for the keys.
 * @param row alias of the table in the query
 */
export const orderBy = (keys: readonly Key[], row: string): RawBuilder<unknown> =>
  sql.join(keys.map((key) => sql`${sortedBy(key, row)} ${sql.raw(key.descending ? 'desc' : 'asc')}`));

/**
 * Condition for rows after a position, or from it on if `inclusive`. Keys of one direction are compared as a
 * row, which one index serves; mixed directions get a bound on the first key, where the index scan starts.
 */
export function afterPosition(keys: readonly Key[], at: Position, inclusive: boolean, row = 'c'): Condition {
  const values = keys.map((key, i) => given(key, at[i] ?? ''));
  const exprs = keys.map((key) => sortedBy(key, row));
  const sign = (key: Key, equal: boolean) => sql.raw(`${key.descending ? '<' : '>'}${equal ? '=' : ''}`);
  const [first] = keys;
  if (!first) return sql`true`;
  if (keys.every((key) => key.descending === first.descending))
    return sql`(${sql.join(exprs)}) ${sign(first, inclusive)} (${sql.join(values)})`;
  const step = (i: number): Condition => {
    const key = keys[i] as Key;
    const last = i === keys.length - 1;
    const beyond = sql`${exprs[i]} ${sign(key, last && inclusive)} ${values[i]}`;
    return last ? beyond : sql`(${beyond} or (${exprs[i]} = ${values[i]} and ${step(i + 1)}))`;
  };
  return allOf([sql`${exprs[0]} ${sign(first, true)} ${values[0]}`, step(0)]);
}

/** Text form of cursor values by type; a cursor with any other text is refused before it reaches the database. */
const SHAPES: Record<Key['cast'], RegExp> = {
  integer: /^-?\d{1,10}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2}){0,2}$/,
};

/** Encodes a position as an opaque cursor, valid only for the same sort. */
export const writeCursor = (sort: readonly SortKey[], at: Position): string =>
  Buffer.from(JSON.stringify([writeSort(sort), ...at])).toString('base64url');

/** Decodes a cursor; null when it is malformed or was written for another sort. */
export function readCursor(text: string, sort: readonly SortKey[], keys: readonly Key[]): Position | null {
  try {
    const [of, ...at] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const fits = keys.every((key, i) => typeof at[i] === 'string' && SHAPES[key.cast].test(at[i]));
    return of === writeSort(sort) && at.length === keys.length && fits ? (at as string[]) : null;
  } catch {
    return null;
  }
}
