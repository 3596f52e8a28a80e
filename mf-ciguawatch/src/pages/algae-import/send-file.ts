import { saveTracking } from '@ciguawatch/shared/api/calls/algae';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { batchesOf } from './batches';
import type { AlgaeColumn } from './fields';
import { knownLines, type RepeatedLine } from './lines/known-lines';
import { type Preview, withUuids } from './reading/read-sheet';

/** Milliseconds that the server may take for one request. */
const TIMEOUT = 120_000;

/**
 * Stores the rows of a file in as many requests as they need. Where one fails, the rows before it are stored, and sending
 * the file again stores the rest.
 * @param onStored called after each request with the number of rows that are stored by then
 * @returns the lines that were stored before, of which nothing was changed
 */
export async function sendFile(
  { rows, numbers }: Pick<Preview, 'rows' | 'numbers'>,
  columns: readonly AlgaeColumn[],
  onStored: (rows: number) => void,
): Promise<RepeatedLine[]> {
  const named = await withUuids(rows);
  const known: RepeatedLine[] = [];
  let count = 0;
  for (const batch of batchesOf(named.map((row, at) => ({ row, number: numbers[at] as number })))) {
    const body = { source: 'import' as const, rows: batch.map(({ row }) => row) };
    const saved = await call(saveTracking, { params: undefined, body, timeout: TIMEOUT });
    known.push(...knownLines(batch, saved, columns));
    count += batch.length;
    onStored(count);
  }
  return known.sort((a, b) => a.number - b.number);
}
