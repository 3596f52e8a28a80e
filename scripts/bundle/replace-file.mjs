import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a file in one step, so that no reader sees half of it. */
export function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  // A name of its own: two programs that write the same file do not write into one another's.
  const arriving = `${file}.${process.pid}.arriving`;
  writeFileSync(arriving, content);
  renameSync(arriving, file);
}
