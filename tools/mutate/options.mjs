/** Options of Stryker for one area of areas.mjs. `folder` keeps what is known from earlier runs. */
export function options(area, folder) {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', './tools/mutate/error-texts.mjs', './tools/mutate/looks.mjs'],
    ignorers: ['error-texts', 'looks'],
    jest: { projectType: 'custom', configFile: 'tools/mutate/jest.cjs' },
    // Stryker rewrites tsconfig.json with an interface that this TypeScript no longer has.
    tsconfigFile: 'none.json',
    mutate: [...area.change, '!**/*.test.ts', '!**/*.test.tsx', '!**/*.d.ts'],
    coverageAnalysis: 'perTest',
    // A fault in what runs once, when a file is read, is judged by all tests: too many in a browser.
    ignoreStatic: area.side === 'browser',
    // How many faults at once: as many as there are cores to spare.
    concurrency: Number(process.env.MUTATE_AT_ONCE ?? 2),
    // Few faults cost this much, since most loops without an end are stopped by the count of their rounds. On a
    // machine that is busy, less would count as noticed what no test noticed.
    timeoutMS: (area.side === 'server' ? 30_000 : 15_000) * Number(process.env.MUTATE_WAITS ?? 1),
    // The first run of all tests, as they are: five minutes are not enough where many share the machine.
    dryRunTimeoutMinutes: 30,
    incremental: true,
    incrementalFile: `${folder}/${area.name}.json`,
    tempDirName: '.cache/stryker-sandbox',
    ignorePatterns: ['dist', '**/dist', '.cache', '.data', 'docs', 'e2e', 'test-results'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${folder}/${area.name}-report.json` },
    allowConsoleColors: false,
    warnings: { slow: false },
  };
}
