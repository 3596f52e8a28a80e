import { existsSync } from 'node:fs';
import { run } from '../../scripts/run/step.mjs';

/** Programs for the other engines, with their Debian packages. */
const NEEDED = [
  { file: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  { file: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { file: '/usr/bin/Xvfb', packages: ['xvfb'] },
  { file: '/usr/share/i18n/locales/fr_FR', packages: ['locales'] },
];

/** Installs what is missing, as root of a Debian system; does nothing elsewhere. */
export async function installEngines() {
  const packages = NEEDED.filter(({ file }) => !existsSync(file)).flatMap((one) => one.packages);
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true });
  for (const name of packages) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env });
  }
}
