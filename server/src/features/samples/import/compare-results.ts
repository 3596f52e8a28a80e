import type { SampleChange } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { SampleResult } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { ResultColumns } from '../content';
import type { LineFault, LineResult } from './line-groups';

/** What makes two results the same one: the test, not what it found. */
const testOf = ({ method, analyte, tested_on, reference }: ResultColumns): string =>
  JSON.stringify([method, analyte?.toLowerCase() ?? null, tested_on, reference]);

/** What a test found, in the unit of the laboratory. */
const FOUND = ['unit', 'qualifier', 'value', 'lod', 'loq', 'decision'] as const;
const foundOf = (one: ResultColumns): string => JSON.stringify(FOUND.map((field) => one[field]));

/** The results of lines beside those that are stored. */
interface Compared {
  /** results that are stored neither yet nor by an earlier line */
  fresh: ResultColumns[];
  /** stored results of which a line says something else */
  replaced: { id: number; columns: ResultColumns }[];
  /** what would change of these, without the code of the sample */
  changes: Omit<SampleChange, 'code'>[];
  /** number of lines that say nothing new */
  known: number;
  /** lines that say something else than an earlier line */
  faults: LineFault[];
}

/** Compares results with those of the sample; two tests are the same by method, toxin, day and source. */
export function compareResults(stored: readonly SampleResult[], results: readonly LineResult[]): Compared {
  const compared: Compared = { fresh: [], replaced: [], changes: [], known: 0, faults: [] };
  const earlier = new Map<string, string>();
  for (const { line, columns } of results) {
    const test = testOf(columns);
    const before = earlier.get(test);
    earlier.set(test, before ?? foundOf(columns));
    if (before === undefined) compareWithStored(compared, stored, { line, columns });
    else if (before === foundOf(columns)) compared.known += 1;
    else compared.faults.push({ line, field: 'value', code: 'contradicts' });
  }
  return compared;
}

function compareWithStored(
  compared: Compared,
  stored: readonly SampleResult[],
  { line, columns }: LineResult,
): void {
  const same = stored.filter((one) => testOf(one) === testOf(columns));
  const [held] = same;
  if (held === undefined) compared.fresh.push(columns);
  else if (same.some((one) => foundOf(one) === foundOf(columns))) compared.known += 1;
  else {
    compared.replaced.push({ id: held.id, columns });
    for (const field of FOUND)
      if (held[field] !== columns[field])
        compared.changes.push({
          ...{ line, method: columns.method, field, stored: held[field], given: columns[field] ?? null },
        });
  }
}
