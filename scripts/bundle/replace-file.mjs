import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a file atomically, so that readers never see half of it. */
export function replaceFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  // A unique name, so that two programs writing the same file do not write into each other's.
  const arriving = `${file}.${process.pid}.arriving`;
  writeFileSync(arriving, content);
  renameSync(arriving, file);
}
