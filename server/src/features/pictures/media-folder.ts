import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './media-store';

const isMissing = (thrown: unknown): boolean => (thrown as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Stores pictures in a folder, each in its own subfolder. Several servers may share it, since a file gets its
 * name only when complete. Names come from checked keys only.
 */
export function mediaFolder(root: string): MediaStore {
  return {
    async put(key, file, bytes) {
      const folder = join(root, key);
      await mkdir(folder, { recursive: true });
      const part = join(folder, `.${randomUUID()}`);
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, join(folder, file));
    },
    async get(key, file) {
      try {
        return await readFile(join(root, key, file));
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw thrown;
      }
    },
    async files(key) {
      const names = await readdir(join(root, key)).catch((thrown: unknown) => {
        if (isMissing(thrown)) return [];
        throw thrown;
      });
      // Files with a leading dot are still being written.
      return names.filter((name) => !name.startsWith('.')).sort();
    },
    remove: (key) => rm(join(root, key), { recursive: true, force: true }),
    async list() {
      const keys = await readdir(root).catch((thrown: unknown) => {
        if (isMissing(thrown)) return [];
        throw thrown;
      });
      return Promise.all(keys.map(async (key) => ({ key, at: (await stat(join(root, key))).mtimeMs })));
    },
  };
}
