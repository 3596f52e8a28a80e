import type { ErrorCode } from '../../contract/error-codes';
import { CASE_LIST_COLUMNS, type CaseListColumnName, isCaseListColumn } from './columns';

/** A column to sort by and its direction; a sort is a list of keys, the most important first. */
export interface SortKey<Column extends string = CaseListColumnName> {
  column: Column;
  descending: boolean;
}

/** Largest number of columns in one sort. */
const MOST_SORTS = 3;

/** Default order, by time of arrival: ids are random and give no order. */
export const NEWEST_FIRST: readonly SortKey[] = [{ column: 'created_at', descending: true }];

type ReadSort = { ok: true; keys: readonly SortKey[] } | { ok: false; code: ErrorCode };

/**
 * Parses a sort such as `-case_eventdate,age`: column names, the most important first, a minus for
 * descending. An empty text means newest first.
 */
export function readSort(text: string | undefined, deleted = false): ReadSort {
  if (!text) return { ok: true, keys: NEWEST_FIRST };
  const parts = text.split(',');
  if (parts.length > MOST_SORTS) return { ok: false, code: 'too_long' };
  const keys: SortKey[] = [];
  for (const part of parts) {
    const descending = part.startsWith('-');
    const column = descending ? part.slice(1) : part;
    const offered =
      isCaseListColumn(column) && CASE_LIST_COLUMNS[column].sort && (column !== 'deleted_at' || deleted);
    if (!offered || keys.some((key) => key.column === column)) return { ok: false, code: 'unknown_choice' };
    keys.push({ column: column as CaseListColumnName, descending });
  }
  return { ok: true, keys };
}

/** Writes a sort as the text that `readSort` parses. */
export const writeSort = (keys: readonly SortKey[]): string =>
  keys.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',');
