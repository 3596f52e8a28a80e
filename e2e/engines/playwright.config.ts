import { defineConfig } from '@playwright/test';

/**
 * The built portal in Chromium, Firefox and WebKit, with one worker, because each test opens whole
 * browsers.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: '../../test-results/engines-output',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ...(process.env.ENGINES_RESULTS ? [['json', { outputFile: process.env.ENGINES_RESULTS }] as const] : []),
  ],
});
