/** A small disk in memory for the data folder, which can be filled to the last byte. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(64 * 1024, 1);

/** Mounts it; null, with the reason in `why`, without the right to mount. */
export function smallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'soak-disk-'));
  const filling = join(folder, 'filling');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { disk: null, why: String(error.stderr ?? error.message).trim() };
  }
  const disk = {
    folder,
    /** Writes until nothing more fits, in ever smaller pieces. */
    fill() {
      const file = openSync(filling, 'a');
      for (let size = BLOCK.length; size >= 1; ) {
        try {
          if (writeSync(file, BLOCK, 0, size) < size) size = Math.floor(size / 2);
        } catch {
          size = Math.floor(size / 2);
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filling, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { disk, why: null };
}
