import { CASE_LIST_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import type { ExportField } from '@ciguawatch/shared/domain/case-list/export-fields';
import { type Cell, type CsvStyle, csvLines, stored, typed } from '@ciguawatch/shared/domain/text/files/csv';
import { type ExportWords, fieldValue } from './fields';
import type { Writer } from './writer';

/** Dates and codes are as they are stored; names and texts are as people typed them. */
function cellOf(field: ExportField, value: unknown): Cell {
  if (Array.isArray(value)) return stored(value.join(' '));
  if (typeof value !== 'string') return value as Cell;
  const isTyped =
    field.is === 'words' ||
    field.is === 'more' ||
    (field.is === 'value' && CASE_LIST_COLUMNS[field.column].kind === 'text');
  return isTyped ? typed(value) : stored(value);
}

/** A CSV of cases: a head of names and a line each. For programs a file without cases is a head alone. */
export function csvWriter(fields: readonly ExportField[], words: ExportWords, style: CsvStyle): Writer {
  const { start, line, empty } = csvLines(style);
  const head = start + line(fields.map(({ name }) => stored(name)));
  return {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    start: head,
    row: (row) => line(fields.map((field) => cellOf(field, fieldValue(field, row, words)))),
    between: '',
    end: '',
    empty: style.guarded ? empty : head,
  };
}
