import type { ErrorCode } from '../../contract/error-codes';
import { CASE_LIST_COLUMNS, type CaseListColumn, type CaseListColumnName, type ColumnKind } from './columns';

/**
 * Filters of the editors' list as text, one for each column: parts divided by commas are alternatives.
 * Everywhere `any` is what is known and `none` what is not.
 *
 * - number: `5`, `10..20`, `10..`, `..20`
 * - choice, reasons: codes, `F,M`
 * - yesNo: `true`, `false`
 * - date: a day, a month, a year, or a range of these with both ends in it: `2026-11`, `2024..2026-03-05`
 * - instant: a range of instants in UTC, the start in it and the end not: `2026-11-20T08:00:00Z..`
 * - text: `~words` finds texts that hold all of the words, blind to case only
 * - country, place, specie, phenotype, editor: ids
 * - point: `any` and `none` only
 */
export type CaseListFilter = Partial<Record<CaseListColumnName, string>>;

/** Greatest length of one filter in characters. */
export const FILTER_MAX = 2000;
/** Most alternatives in one filter. */
export const MOST_PARTS = 200;

/** One alternative of a parsed filter. An open end of a range is null. */
export type Part =
  | { is: 'any' | 'none' }
  | { is: 'value'; value: string | number | boolean }
  | { is: 'between'; from: string | number | null; to: string | number | null }
  | { is: 'words'; words: string };

type ReadFilter = { ok: true; parts: readonly Part[] } | { ok: false; code: ErrorCode };

type Read = Part | ErrorCode;

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?Z$/;
const NUMBER = /^-?\d{1,10}(\.\d{1,6})?$/;
const IDS: readonly ColumnKind[] = ['country', 'place', 'specie', 'phenotype', 'editor'];

/** Parses the filter of one column. */
export function readFilter(name: CaseListColumnName, text: string): ReadFilter {
  const column = CASE_LIST_COLUMNS[name];
  if (column.noFilter) return { ok: false, code: 'unknown_field' };
  if (text.length > FILTER_MAX) return { ok: false, code: 'too_long' };
  if (text === '') return { ok: false, code: 'required' };
  const parts = text.startsWith('~') ? [text] : text.split(',');
  if (parts.length > MOST_PARTS) return { ok: false, code: 'too_long' };
  const read: Part[] = [];
  for (const part of parts) {
    const one = readPart(column, part);
    if (typeof one === 'string') return { ok: false, code: one };
    read.push(one);
  }
  return { ok: true, parts: read };
}

/** Errors of a set of filters, by column; empty when all are valid. */
export function filterFaults(
  filter: Readonly<Record<string, string | undefined>>,
): Record<string, ErrorCode> {
  const faults = new Map<string, ErrorCode>();
  for (const [name, text] of Object.entries(filter)) {
    if (text === undefined) continue;
    const read: ReadFilter = Object.hasOwn(CASE_LIST_COLUMNS, name)
      ? readFilter(name as CaseListColumnName, text)
      : { ok: false, code: 'unknown_field' };
    if (!read.ok) faults.set(name, read.code);
  }
  return Object.fromEntries(faults);
}

function readPart(column: CaseListColumn, text: string): Read {
  if (text === 'any' || text === 'none') return { is: text };
  const { kind } = column;
  if (IDS.includes(kind)) return readId(text);
  switch (kind) {
    case 'choice':
    case 'reasons':
      return column.choices?.includes(text) ? { is: 'value', value: text } : 'unknown_choice';
    case 'yesNo':
      return readYesNo(text);
    case 'number':
      return readNumbers(column, text);
    case 'date':
      return readDays(text);
    case 'instant':
      return readInstants(text);
    case 'text':
      return readWords(text);
    default:
      return 'pattern';
  }
}

const readId = (text: string): Read =>
  /^[1-9]\d{0,8}$/.test(text) ? { is: 'value', value: Number(text) } : 'digits';

const readYesNo = (text: string): Read =>
  ['true', 'false'].includes(text) ? { is: 'value', value: text === 'true' } : 'unknown_choice';

function readWords(text: string): Read {
  const words = text.startsWith('~') ? text.slice(1).trim() : '';
  return words === '' ? 'pattern' : { is: 'words', words };
}

/** Both ends of `from..to`, or the one text as both. */
function ends(text: string): [string, string] | null {
  const [from, to = from, more] = text.split('..') as [string, string?, string?];
  return more === undefined && (from !== '' || to !== '') ? [from, to] : null;
}

function readNumbers({ range }: CaseListColumn, text: string): Read {
  const both = ends(text);
  if (!both || both.some((end) => end !== '' && !NUMBER.test(end))) return 'pattern';
  const [from, to] = both.map((end) => (end === '' ? null : Number(end))) as [number | null, number | null];
  const known = [from, to].filter((end) => end !== null);
  if (range && known.some((end) => end < range.min)) return 'too_small';
  if (range && known.some((end) => end > range.max)) return 'too_large';
  return { is: 'between', from, to };
}

function readDays(text: string): Read {
  const both = ends(text);
  if (!both) return 'pattern';
  const from = both[0] === '' ? null : firstDay(both[0]);
  const to = both[1] === '' ? null : lastDay(both[1]);
  return from === false || to === false ? 'date_invalid' : { is: 'between', from, to };
}

/** First and last day of a day, month or year given as text; false when there is no such day. */
const firstDay = (text: string): string | false => period(text)?.[0] ?? false;
const lastDay = (text: string): string | false => period(text)?.[1] ?? false;

function period(text: string): [string, string] | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (!year || year === '0000') return null;
  const at = Date.UTC(2000, Number(month ?? 1) - 1, 1);
  if (new Date(at).getUTCMonth() !== Number(month ?? 1) - 1) return null;
  const days = (of: string) => new Date(Date.UTC(Number(year) + 400, Number(of), 0)).getUTCDate();
  if (day !== undefined) return Number(day) >= 1 && Number(day) <= days(month ?? '') ? [text, text] : null;
  if (month !== undefined) return [`${text}-01`, `${text}-${days(month)}`];
  return [`${year}-01-01`, `${year}-12-31`];
}

function readInstants(text: string): Read {
  const both = ends(text);
  if (!both || !text.includes('..')) return 'pattern';
  const fits = both.every((end) => end === '' || (INSTANT.test(end) && !Number.isNaN(Date.parse(end))));
  return fits ? { is: 'between', from: both[0] || null, to: both[1] || null } : 'date_invalid';
}
