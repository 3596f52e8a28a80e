import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { type Column, guessColumns } from '../fields';

const KEY = 'ciguawatch.algae.import';
/** Number of file formats whose columns are remembered, the latest last; a laboratory uses only a few. */
const MOST = 8;

type Kept = readonly { head: readonly string[]; columns: readonly Column[] }[];

const kept = (): Kept => recallJson<Kept>(KEY) ?? [];
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Columns of a file: as chosen last time for the same header line, otherwise guessed from it. */
export function columnsOf(head: readonly string[]): readonly Column[] {
  return kept().find((one) => same(one.head, head))?.columns ?? guessColumns(head);
}

/** Remembers the columns for files with this header line. */
export function keepColumns(head: readonly string[], columns: readonly Column[]): void {
  const others = kept().filter((one) => !same(one.head, head));
  remember(KEY, JSON.stringify([...others, { head, columns }].slice(-MOST)));
}
