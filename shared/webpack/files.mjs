import { readdirSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', '.data']);

/** Every file in a folder, recursively, as absolute paths in a stable order; empty for a missing folder. */
export function walk(folder) {
  let entries = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return entries
    .filter((entry) => !SKIPPED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? walk(full) : [full];
    });
}

/** Whether a file is TypeScript of the product: no test and no declaration file. */
export const isProductCode = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
