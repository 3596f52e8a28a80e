import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';
import { type Column, type ColumnKinds, guessColumns } from './columns';

/** Number of file formats whose columns are remembered, the latest last; a laboratory uses only a few. */
const MOST = 8;

type Kept<F extends string> = readonly { head: readonly string[]; columns: readonly Column<F>[] }[];

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/**
 * Columns as they were chosen for files of one kind, kept on this device.
 * @param key where they are kept in the browser
 */
export function keptColumns<F extends string>(key: string, kinds: ColumnKinds<F>) {
  const kept = () => recallJson<Kept<F>>(key) ?? [];
  return {
    /** Columns of a file: as chosen last time for the same header line, otherwise guessed from it. */
    columnsOf(head: readonly string[]): readonly Column<F>[] {
      return kept().find((one) => same(one.head, head))?.columns ?? guessColumns(kinds, head);
    },
    /** Remembers the columns for files with this header line. */
    keepColumns(head: readonly string[], columns: readonly Column<F>[]): void {
      const others = kept().filter((one) => !same(one.head, head));
      remember(key, JSON.stringify([...others, { head, columns }].slice(-MOST)));
    },
  };
}
