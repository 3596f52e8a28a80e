import { CASE_LIST_COLUMNS, type CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import {
  BYTE_ORDER_MARK,
  type DecimalSign,
  decimalSign,
  LINE_END,
  numberCell,
  quoted,
} from '@ciguawatch/shared/domain/text/files/csv';
import { textCell } from '@ciguawatch/shared/domain/text/files/csv-text';
import type { ListNames } from '../names';
import { type CodeTexts, EXPORTED, wordsOf } from './fields';
import type { Writer } from './writer';

type Point = { coordinates: [number, number] };

/** One column of the file. */
interface Column {
  head: string;
  cell(row: Record<string, unknown>): string;
}

function cellOf(name: string, value: unknown, decimal: DecimalSign): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberCell(value, decimal);
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.join(' ');
  const kind = (CASE_LIST_COLUMNS as Partial<Record<string, { kind: string }>>)[name]?.kind;
  // Dates and codes are as they are stored; a text is as a person typed it.
  return kind === undefined || kind === 'text' ? textCell(String(value)) : quoted(String(value));
}

function columnsOf(name: CaseListColumnName, names: ListNames, texts: CodeTexts, language: string): Column[] {
  const decimal = decimalSign(language);
  const point = (row: Record<string, unknown>) => (row.case_geom as Point | null)?.coordinates;
  if (name === 'case_geom')
    return [
      { head: name, cell: (row) => (point(row) ? `POINT(${point(row)?.join(' ')})` : '') },
      { head: 'longitude', cell: (row) => cellOf(name, point(row)?.[0], decimal) },
      { head: 'latitude', cell: (row) => cellOf(name, point(row)?.[1], decimal) },
    ];
  const column = { head: name, cell: (row: Record<string, unknown>) => cellOf(name, row[name], decimal) };
  const words = wordsOf(name, names, texts, language);
  if (!words) return [column];
  const label = (row: Record<string, unknown>) => (row[name] === null ? null : words.of(row[name]));
  return [column, { head: `${name}${words.suffix}`, cell: (row) => textCell(label(row) ?? '') }];
}

/**
 * A CSV as the product decisions want it: semicolons, UTF-8 with a byte order mark, the decimal sign of the language,
 * ISO dates, and no text that a spreadsheet would run or read as something else.
 */
export function csvWriter(
  names: ListNames,
  texts: CodeTexts,
  language: string,
  more: readonly string[],
): Writer {
  const columns = [
    ...EXPORTED.flatMap((name) => columnsOf(name, names, texts, language)),
    ...more.map((head) => ({
      head,
      cell: (row: Record<string, unknown>) => cellOf(head, row[head], decimalSign(language)),
    })),
  ];
  return {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    start: BYTE_ORDER_MARK + columns.map(({ head }) => head).join(';') + LINE_END,
    row: (row) => columns.map(({ cell }) => cell(row)).join(';') + LINE_END,
    between: '',
    end: '',
    empty: `${BYTE_ORDER_MARK}Data is empty${LINE_END}`,
  };
}
