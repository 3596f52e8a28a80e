import { defineConfig } from '@playwright/test';
import { LONG } from './support/tags';

/** Selection of tests by the command (scripts/run/check-commands.mjs); all by default. */
const CHOICES: Record<string, object> = {
  daily: { grepInvert: new RegExp(LONG) },
  long: { grep: new RegExp(LONG) },
};

/** Real Chromium on the built portal; three workers, each with its own server, port and data. */
export default defineConfig({
  testDir: './specs',
  outputDir: process.env.BROWSER_OUTPUT ?? '../test-results/browser',
  globalSetup: './support/global-setup.ts',
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // Generous, because a busy machine takes several times as long; only hanging tests reach it.
  timeout: 600_000,
  expect: { timeout: 150_000 },
  forbidOnly: true,
  ...CHOICES[process.env.BROWSER_TESTS ?? ''],
  reporter: [
    ['list'],
    ...(process.env.BROWSER_RESULTS ? [['json', { outputFile: process.env.BROWSER_RESULTS }] as const] : []),
  ],
  use: {
    serviceWorkers: 'block',
    // Traces of every test take a quarter of the run; failures show the page's content anyway.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Pacific/Tahiti',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The first flags are for machines without sandbox or graphics card, the rest prevent background
      // requests.
      args: [
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Software rendering without the GPU process, which would take a third longer.
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without optimising compilers: pages do not live long enough to benefit, and they take a tenth of
        // the run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
