import type { ErrorCode } from '../../contract/error-codes';
import { CASE_LIST_COLUMNS, type CaseListColumnName, isCaseListColumn } from './columns';

/** A column to sort by, and its direction; a sort is a list of them, the most important one first. */
export interface SortKey<Column extends string = CaseListColumnName> {
  column: Column;
  descending: boolean;
}

/** Columns that one sort has at most; the number of the case breaks ties. */
const MOST_SORTS = 3;

/** The case that came last first: numbers are drawn and say nothing of it. */
export const NEWEST_FIRST: readonly SortKey[] = [{ column: 'created_at', descending: true }];

type ReadSort = { ok: true; keys: readonly SortKey[] } | { ok: false; code: ErrorCode };

/**
 * Reads a sort such as `-case_eventdate,age`: names of columns, the first the most important one, a minus
 * for the other direction. An empty text is the newest case first.
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

/** A sort as text, the other way round. */
export const writeSort = (keys: readonly SortKey[]): string =>
  keys.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',');
