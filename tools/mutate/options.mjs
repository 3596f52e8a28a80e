/** Options of Stryker for one area of areas.mjs. `folder` keeps the results of earlier runs. */
export function options(area, folder) {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', './tools/mutate/error-texts.mjs', './tools/mutate/looks.mjs'],
    ignorers: ['error-texts', 'looks'],
    jest: { projectType: 'custom', configFile: 'tools/mutate/jest.cjs' },
    // Stryker would rewrite tsconfig.json with an API that this TypeScript no longer has.
    tsconfigFile: 'none.json',
    mutate: [...area.change, '!**/*.test.ts', '!**/*.test.tsx', '!**/*.d.ts'],
    coverageAnalysis: 'perTest',
    // Faults in code that runs once at load are judged by all tests, which is too slow in jsdom.
    ignoreStatic: area.side === 'browser',
    // Number of parallel faults; as many as there are free cores.
    concurrency: Number(process.env.MUTATE_AT_ONCE ?? 2),
    // Rarely reached, because most endless loops are stopped by a count of their rounds. On a busy machine
    // a shorter limit would count unnoticed faults as noticed.
    timeoutMS: (area.side === 'server' ? 30_000 : 15_000) * Number(process.env.MUTATE_WAITS ?? 1),
    // Minutes for the first run with unchanged code; five are too few on a shared machine.
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
