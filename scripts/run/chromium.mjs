import { existsSync } from 'node:fs';
import { run } from './step.mjs';

/** Headless shells come first: they behave the same with two thirds of the work. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium on this machine, or null. `CHROMIUM_PATH` takes precedence. */
export async function findChromium() {
  const { chromium } = await import('playwright');
  const named = process.env.CHROMIUM_PATH;
  return (
    [...(named ? [named] : []), chromium.executablePath(), ...CHROMIUM_PATHS].find(
      (path) => path && existsSync(path),
    ) ?? null
  );
}

/** Installs Chromium by Playwright's download, else, as root of a Debian system, by its package. */
async function install() {
  console.log('No Chromium found, installing one …');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  if (await findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { quiet: true });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true });
      if (await findChromium()) return;
    }
  }
}

/**
 * Finds or installs a Chromium that starts.
 * @returns `{ path }`, or `{ why }`: one sentence that says what to install
 */
export async function ensureChromium() {
  if (!(await findChromium())) await install();
  const path = await findChromium();
  if (!path) {
    return {
      why: 'No Chromium: install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    };
  }
  const trial = await run(
    path,
    ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'],
    { quiet: true },
  );
  const library = /error while loading shared libraries: (\S+?):/.exec(trial.output)?.[1];
  if (library)
    return {
      why: `Chromium (${path}) lacks the system library ${library}: install the package that holds it.`,
    };
  if (trial.code !== 0)
    return { why: `Chromium (${path}) does not start: ${trial.output.trim().split('\n').at(-1)}` };
  return { path };
}
