import { CASE_LIST_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import type { ExportField } from '@ciguawatch/shared/domain/case-list/export-fields';
import {
  type Cell,
  type CsvStyle,
  csvLines,
  literalCell,
  typedCell,
} from '@ciguawatch/shared/domain/text/files/csv';
import { spacedPhone } from '@ciguawatch/shared/domain/text/phone';
import { type ExportWords, fieldValue } from './fields';
import type { Writer } from './writer';

/** Dates and codes are written as stored; what people typed is guarded against formulas. */
function cellOf(field: ExportField, value: unknown): Cell {
  if (Array.isArray(value)) return literalCell(value.join(' '));
  if (typeof value !== 'string') return value as Cell;
  // A phone number needs no apostrophe once it is spaced, and people copy what they see.
  const phone = field.name === 'cont_phone' ? spacedPhone(value) : null;
  if (phone !== null) return literalCell(phone);
  const isTyped =
    field.is === 'words' ||
    field.is === 'more' ||
    (field.is === 'value' && CASE_LIST_COLUMNS[field.column].kind === 'text');
  return isTyped ? typedCell(value) : literalCell(value);
}

/**
 * Writes cases as CSV: a header, then one line a case. Without cases, a file for programs is the header
 * alone.
 */
export function csvWriter(fields: readonly ExportField[], words: ExportWords, style: CsvStyle): Writer {
  const { start, line, empty } = csvLines(style);
  const head = start + line(fields.map(({ name }) => literalCell(name)));
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
