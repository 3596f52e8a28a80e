import { existsSync } from 'node:fs';
import { run } from '../run/step.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const MODULE = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

const isThere = async () => existsSync(MODULE) && (await run('nginx', ['-v'], { quiet: true })).code === 0;

/** Sees to an nginx with the brotli module, the packages that the images have; answers why there is none, or null. */
export async function ensureNginx() {
  if (await isThere()) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { quiet: true });
    if (await isThere()) return null;
  }
  return `The gateway needs Debian's packages ${PACKAGES.join(' and ')}.`;
}
