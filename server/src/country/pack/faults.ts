import { byCode } from '@ciguawatch/shared/domain/text/name-order';

/** Where a fault of a pack is: its file, and where known the line and the column. */
export interface Spot {
  file: string;
  /** from 1, as editors of text and spreadsheets count */
  line?: number | undefined;
  /** heading of a table, or name of a setting */
  column?: string | undefined;
  /** column of a spreadsheet, from 0 */
  at?: number | undefined;
}

/** One fault of a pack, with a sentence that tells what to do. */
export interface Fault extends Spot {
  sentence: string;
}

/** Letter by which spreadsheets name a column: A, B, … Z, AA. */
const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);

/** Collects all faults of a pack, so that its author mends them in one go. */
export class Faults {
  readonly #found: Fault[] = [];

  add(spot: Spot, sentence: string): void {
    this.#found.push({ ...spot, sentence });
  }

  /** All faults, by file and line. */
  get all(): Fault[] {
    return this.#found.toSorted((a, b) => byCode(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
  }
}

/** A fault as one line: `places.csv, line 12, column D (parent): There is no place …`. */
export function faultText({ file, line, column, at, sentence }: Fault): string {
  const name = at === undefined ? column : `column ${letterOf(at)} (${column})`;
  return `${[file, line && `line ${line}`, name].filter(Boolean).join(', ')}: ${sentence}`;
}
