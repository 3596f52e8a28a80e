import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { type Column, guessColumns } from '../fields';

const KEY = 'ciguawatch.algae.import';
/** Kinds of files whose columns are remembered, the latest last: a laboratory has a few. */
const MOST = 8;

type Kept = readonly { head: readonly string[]; columns: readonly Column[] }[];

const kept = (): Kept => recallJson<Kept>(KEY) ?? [];
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** What the columns of a file are: as chosen last time for a file with this head, else what the head suggests. */
export function columnsOf(head: readonly string[]): readonly Column[] {
  return kept().find((one) => same(one.head, head))?.columns ?? guessColumns(head);
}

/** Remembers the choice for the next file with this head. */
export function keepColumns(head: readonly string[], columns: readonly Column[]): void {
  const others = kept().filter((one) => !same(one.head, head));
  remember(KEY, JSON.stringify([...others, { head, columns }].slice(-MOST)));
}
