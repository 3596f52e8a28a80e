import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, CACHE } from '../../shared/webpack/paths.mjs';
import { run } from '../run/step.mjs';

/** Folder of the project's copies. */
export const COPIES = path.join(CACHE, 'elsewhere');

/** A folder name with spaces, accents, an apostrophe, and words that the build uses in its own paths. */
export const ODD = path.join(COPIES, "À côté de l'île", 'modules', 'locales', 'gallery');

/** Time zone, language and other settings unlike those of most machines. */
const OTHER_SETTINGS = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'sv_SE.UTF-8',
  NODE_ENV: 'production',
  NODE_OPTIONS: `--import=${new URL('./another-day.mjs', import.meta.url)}`,
};

/**
 * Runs a program of a copy; in the odd folder also from another working directory and with other settings.
 * @throws Error with its output when it fails
 */
export async function built(folder, script, ...args) {
  const odd = folder === ODD && { cwd: tmpdir(), env: OTHER_SETTINGS };
  const { code, output } = await run(process.execPath, [path.join(folder, 'scripts', script), ...args], {
    cwd: folder,
    quiet: true,
    ...odd,
  });
  if (code !== 0) throw new Error(`${path.relative(at(), folder)}: ${script} ended with ${code}\n${output}`);
}
