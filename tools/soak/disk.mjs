/** A small in-memory disk for the data folder, which can be filled completely. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILLING_BLOCK = Buffer.alloc(64 * 1024, 1);

/** Mounts it; null without the right to mount, with the reason in `why`. */
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
    /** Writes ever smaller pieces until nothing fits. */
    fill() {
      const file = openSync(filling, 'a');
      for (let size = FILLING_BLOCK.length; size >= 1; ) {
        try {
          if (writeSync(file, FILLING_BLOCK, 0, size) < size) size = Math.floor(size / 2);
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
