import { defineConfig } from '@playwright/test';
import { LONG } from './support/tags';

/** Which tests run, by what was asked for (scripts/run/check-commands.mjs); all where nothing was. */
const CHOICES: Record<string, object> = {
  daily: { grepInvert: new RegExp(LONG) },
  long: { grep: new RegExp(LONG) },
};

/** Real Chromium over the built portal; three workers, each with its own server, port and data. */
export default defineConfig({
  testDir: './specs',
  outputDir: process.env.BROWSER_OUTPUT ?? '../test-results/browser',
  globalSetup: './support/global-setup.ts',
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // For what hangs: a machine that is at work on other things takes several times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  ...CHOICES[process.env.BROWSER_TESTS ?? ''],
  reporter: [
    ['list'],
    ...(process.env.BROWSER_RESULTS ? [['json', { outputFile: process.env.BROWSER_RESULTS }] as const] : []),
  ],
  use: {
    serviceWorkers: 'block',
    // A trace of every test takes a quarter of the run: a failure says what was on the page without one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Pacific/Tahiti',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The first flags are for machines without a sandbox or a graphics card, the rest keep the browser silent.
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Pages are drawn by the processor itself: by the software graphics card it takes a third longer.
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Optimising compilers off: no page lives long enough to earn back what they cost, a tenth of the run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
