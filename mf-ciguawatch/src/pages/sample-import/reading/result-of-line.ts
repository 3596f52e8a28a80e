import type { ResultBody } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Method } from '@ciguawatch/shared/domain/codes/sample-choices';
import { decisionOf, readMeasure } from '@ciguawatch/shared/domain/samples/decide';
import { readUnit } from '@ciguawatch/shared/domain/samples/units';
import { type Measure, measureOf, type SampleField } from '../fields';
import type { LineReader } from './line-reader';
import type { Reading } from './reading';
import { decisionNamed, methodNamed } from './words';

/** A method of a line: in columns of its own, or as the column of methods names it. */
interface AskedMethod {
  method: Method;
  of: (measure: Measure) => SampleField;
}

/** The results of a line, one for each method that it says something of. */
export const resultsOf = (line: LineReader, reading: Reading): ResultBody[] =>
  methodsOf(line, reading).flatMap((one) => resultOf(line, reading, one) ?? []);

function methodsOf(line: LineReader, { columns, method }: Reading): AskedMethod[] {
  const own = new Set<Method>();
  for (const { field } of columns) {
    const measure = field !== null && line.has(field) ? measureOf(field) : null;
    if (measure?.method) own.add(measure.method);
  }
  const asked = [...own].map((one) => ({
    method: one,
    of: (measure: Measure) => `${measure}:${one}` as const,
  }));
  if (!line.has('value') && !line.has('decision')) return asked;
  const text = line.text('method');
  const named = text === null ? method : methodNamed(text);
  if (named) return [...asked, { method: named, of: (measure: Measure) => measure }];
  line.refuse('method', 'method');
  return asked;
}

/** One result; null where the line says only the limits, which stand in every line of a table. */
function resultOf(line: LineReader, reading: Reading, { method, of }: AskedMethod): ResultBody | null {
  const text = line.text(of('value'));
  const told = line.chosen(of('decision'), decisionNamed);
  if (text === null && told === null) return null;
  const said = saidBy(text);
  const numbers = numbersOf(line, of, said);
  const decision = told ?? said.decision;
  if (decision === null && decisionOf(numbers) === null && line.faults.length === 0)
    line.refuse(of('value'), 'undecided');
  const hasNumber = [numbers.value, numbers.lod, numbers.loq].some((one) => one !== null);
  const unit = unitOf(line, reading, of('value'));
  return {
    method,
    ...numbers,
    decision,
    unit: hasNumber ? unit.text : null,
    analyte: line.text('analyte') ?? unit.analyte,
    tested_on: line.day('tested_on'),
    reference: line.text('reference') ?? (reading.reference.trim() || null),
  };
}

/** Parses a result cell; a single word is a decision. */
function saidBy(text: string | null) {
  const nothing = { qualifier: null, number: null, isLimit: false };
  if (text === null) return { ...nothing, decision: null };
  const decision = decisionNamed(text) ?? null;
  return decision === null ? { ...readMeasure(text), decision } : { ...nothing, decision };
}

/** Value and limits; `<0.31` is a result below a limit of 0.31. */
function numbersOf(
  line: LineReader,
  of: AskedMethod['of'],
  { qualifier, number, isLimit }: ReturnType<typeof saidBy>,
) {
  const value = number === null ? null : line.number(of('value'), number);
  const lod = line.number(of('lod'));
  return {
    qualifier,
    value: isLimit ? null : value,
    lod: isLimit ? value : lod,
    loq: line.number(of('loq')),
  };
}

/** Unit of a value: of its own column, of what its head says in brackets, or as chosen for the column. */
function unitOf(line: LineReader, { head, columns }: Reading, field: SampleField) {
  const at = columns.findIndex((one) => one.field === field);
  const bracket = /[([]([^)\]]+)[)\]]/.exec(head[at] ?? '')?.[1] ?? '';
  const analyte = readUnit(bracket)?.analyte ?? null;
  const cell = line.text('unit');
  if (cell === null) return { text: columns[at]?.unit ?? null, analyte };
  const read = readUnit(cell);
  if (read === null) line.refuse('unit', 'unit');
  return { text: cell, analyte: read?.analyte ?? analyte };
}
