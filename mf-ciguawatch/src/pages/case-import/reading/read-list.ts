import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { orderOfDates } from '../../../import/read/read-date';
import { markOfNumbers } from '../../../import/read/read-number';
import type { Sheet } from '../../../import/sheet';
import type { CaseField } from '../case-field';
import { type CaseColumn, isGraded, isNumber } from '../fields';
import { digitsOf, isUnknown } from '../words';
import { numbersOf, readCell, withoutUnit } from './cells';
import { placeOfLine, type WhereTexts } from './place-of-line';
import type { CaseFault, CaseReading, FileAnswers, ReadCase, RowValues } from './reading';
import { withRules } from './row-rules';

/** A question about all lines that say the same. */
export interface FaultGroup extends CaseFault {
  numbers: number[];
}

/**
 * A question about the file as a whole: which part of a date is the day, whether 1.000 is one or a thousand, or what 1
 * means for a symptom.
 */
type FileQuestion = { is: 'dates' | 'mark'; example: string } | { is: 'digits' };

/** A list as it would be imported. */
export interface CasePreview {
  lines: { number: number; cells: string[]; read: ReadCase }[];
  questions: FileQuestion[];
  groups: FaultGroup[];
  /** lines that nothing keeps back */
  ready: ReadCase['row'][];
  skipped: number;
}

const WHERE = ['archipelago', 'island', 'place', 'latitude', 'longitude', 'coordinates'] as const;
type WhereField = (typeof WHERE)[number];
const isWhere = (field: CaseField): field is WhereField => (WHERE as readonly string[]).includes(field);

/** What the cells of a line say, before its place and its date are looked at. */
interface Gathered {
  values: RowValues;
  where: WhereTexts;
  faults: CaseFault[];
  skipped: boolean;
  /** an answer about the file as a whole decides its date */
  waiting: boolean;
}

/** Reads the cells of a line. Empty and unknown ones are left out: nothing is invented. */
function gather(cells: readonly string[], reading: CaseReading): Gathered {
  const all: Gathered = { values: {}, where: {}, faults: [], skipped: false, waiting: false };
  for (const [column, { field, unit }] of reading.columns.entries()) {
    const text = cells[column]?.trim() ?? '';
    if (field === null || text === '') continue;
    if (isWhere(field)) all.where[field] = text;
    else if (!isUnknown(text)) gatherCell(all, { column, field, unit, text }, reading);
  }
  return all;
}

interface Cell {
  column: number;
  field: Exclude<CaseField, WhereField>;
  unit: string | undefined;
  text: string;
}

function gatherCell(all: Gathered, { column, field, unit, text }: Cell, reading: CaseReading): void {
  const key = `${field}|${normalise(text) || text}`;
  const answer = reading.answers[key];
  if (answer && 'skip' in answer) all.skipped = true;
  else {
    const said = answer && 'put' in answer ? answer : readCell(field, answer?.text ?? text, unit, reading);
    if ('put' in said) all.values = { ...all.values, ...said.put };
    else if ('waits' in said) all.waiting ||= field === 'event_date';
    else all.faults.push({ key, field, column, fault: said.fault, text, likely: said.likely ?? [] });
  }
}

/** Reads one line. */
function readLine(number: number, cells: readonly string[], reading: CaseReading): ReadCase {
  const { values, where, faults, skipped, waiting } = gather(cells, reading);
  if (values.id !== undefined || values.case_uuid !== undefined)
    return { row: { line: number, ...own(values) }, faults: [], skipped };
  const place = placeOfLine(where, reading);
  const isDated =
    values.event_date !== undefined || waiting || faults.some(({ field }) => field === 'event_date');
  const undated = isDated ? null : noDate(reading);
  return {
    row: { line: number, ...withRules({ ...values, ...place.values }) },
    faults: [...faults, ...place.faults, ...(undated && 'fault' in undated ? [undated.fault] : [])],
    skipped: skipped || place.skipped || (undated !== null && 'skip' in undated),
  };
}

/** A row of the portal's own export changes nothing, so only its numbers matter. */
const own = ({ id, case_uuid = null }: RowValues): RowValues => ({
  ...(id !== undefined && { id }),
  case_uuid,
});

function noDate({ answers, columns }: CaseReading): { fault: CaseFault } | { skip: true } {
  const key = 'event_date||';
  if (answers[key] && 'skip' in answers[key]) return { skip: true };
  const column = columns.findIndex(({ field }) => field === 'event_date');
  return { fault: { key, field: 'event_date', column, fault: 'missing', text: '', likely: [] } };
}

const textsOf = (sheet: Sheet, columns: readonly CaseColumn[], is: (field: CaseField) => boolean): string[] =>
  columns.flatMap(({ field }, at) =>
    field !== null && is(field) ? sheet.lines.map(({ cells }) => cells[at] ?? '') : [],
  );

/** The first number that may be one or a thousand, both of which its field could store. */
function firstEither(sheet: Sheet, columns: readonly CaseColumn[]): string | undefined {
  for (const [at, { field, unit }] of columns.entries()) {
    if (field === null || !isNumber(field)) continue;
    const isEither = ({ cells }: Sheet['lines'][number]) =>
      numbersOf(field, cells[at] ?? '', unit, null).length > 1;
    const found = sheet.lines.find(isEither);
    if (found) return withoutUnit(found.cells[at] ?? '');
  }
  return undefined;
}

/**
 * Date order, meaning of digits and decimal mark as proved by the file itself, or the questions left open.
 */
function fileOf(sheet: Sheet, columns: readonly CaseColumn[], given: FileAnswers) {
  const dates = orderOfDates(
    textsOf(sheet, columns, (field) => field === 'event_date' || field === 'med_date'),
  );
  const digits = digitsOf(textsOf(sheet, columns, isGraded));
  const mark = markOfNumbers(
    textsOf(sheet, columns, isNumber).map(withoutUnit),
    textsOf(sheet, columns, (field) => field === 'latitude' || field === 'longitude'),
  );
  const file: FileAnswers = {
    dates: dates.order ?? given.dates,
    digits: digits.digits ?? given.digits,
    mark: mark ?? given.mark,
  };
  const questions: FileQuestion[] = [];
  if (dates.example !== null) questions.push({ is: 'dates', example: dates.example });
  const either = mark === null ? firstEither(sheet, columns) : undefined;
  if (either !== undefined) questions.push({ is: 'mark', example: either });
  if (digits.asked) questions.push({ is: 'digits' });
  return { file, questions };
}

/** Reads all lines of a list, and gathers what must be decided. */
export function readList(sheet: Sheet, given: CaseReading): CasePreview {
  const { file, questions } = fileOf(sheet, given.columns, given.file);
  const reading = { ...given, file };
  const lines = sheet.lines.map(({ number, cells }) => ({
    number,
    cells,
    read: readLine(number, cells, reading),
  }));
  const wanted = lines.filter(({ read }) => !read.skipped);
  const groups = new Map<string, FaultGroup>();
  for (const { number, read } of wanted)
    for (const fault of read.faults) {
      const group = groups.get(fault.key);
      if (group) {
        group.numbers.push(number);
        if (fault.km !== undefined) group.km = Math.max(group.km ?? 0, fault.km);
      } else groups.set(fault.key, { ...fault, numbers: [number] });
    }
  return {
    lines,
    questions,
    groups: [...groups.values()].sort((a, b) => b.numbers.length - a.numbers.length),
    ready: wanted.filter(({ read }) => read.faults.length === 0).map(({ read }) => read.row),
    skipped: lines.length - wanted.length,
  };
}

/** Number of questions about the file as a whole that have no answer yet. */
export const openQuestions = ({ questions }: CasePreview, answers: FileAnswers): number =>
  questions.filter(({ is }) => answers[is] === null).length;

/** Whether a list can be imported: it has cases, and no error or question is left. */
export const isComplete = (preview: CasePreview, answers: FileAnswers): boolean =>
  preview.groups.length === 0 && preview.ready.length > 0 && openQuestions(preview, answers) === 0;
