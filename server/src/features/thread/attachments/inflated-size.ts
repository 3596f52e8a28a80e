import { inflateSync } from 'node:zlib';

/** Bytes of objects that a PDF may hold once decompressed; those of scans have some kilobytes. */
const MOST = 64 * 1_048_576;
const STREAM = /(?<!end)stream\r?\n/g;
/** Letters of a stream's dictionary that are looked at, before its content. */
const HEAD = 2048;

/** Whether a dictionary is of a stream that a reader of PDFs decompresses to find objects. */
const holdsObjects = (head: string): boolean => /\/(ObjStm|XRef)\b|#[0-9a-f]{2}/i.test(head);

/**
 * Whether the compressed objects of a PDF stay within a limit: a few kilobytes could otherwise fill the memory
 * of the server while they are read.
 */
export function inflatesWithin(bytes: Buffer, most = MOST): boolean {
  const text = bytes.toString('latin1');
  let sum = 0;
  for (const found of text.matchAll(STREAM)) {
    const from = found.index + found[0].length;
    const before = text.slice(Math.max(0, found.index - HEAD), found.index);
    const head = before.slice(before.lastIndexOf(' obj') + 1);
    if (!holdsObjects(head)) continue;
    // Filters behind each other would hide the size of the last from the first.
    if (/\/Filter\s*\[\s*\/\w+\s*\/\w+/.test(head)) return false;
    try {
      sum += inflateSync(bytes.subarray(from), { maxOutputLength: most + 1, finishFlush: 2 }).length;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false;
    }
    if (sum > most) return false;
  }
  return true;
}
