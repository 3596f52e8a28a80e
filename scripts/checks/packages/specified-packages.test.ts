import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importEdges, packagesFrom } from '../package-uses';
import specified from './specified-packages.json';

// specified-packages.json lists the packages that the specification prescribes.

const ROOT = path.resolve(__dirname, '../../..');
const MODULES = ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];
const edges = importEdges();

/**
 * Arguments of the command by which `npm test` runs a kind of tests; in a process of its own, since it is
 * an ES module.
 */
function commandOf(kind: 'jest' | 'playwright', args: string): string[] {
  const script = `
    import { ${kind} } from ${JSON.stringify(path.join(ROOT, 'scripts/run/check-commands.mjs'))};
    console.log(JSON.stringify(${kind}(${args}).args));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

test.each(specified.product)('%s is run by the portal', (name) => {
  const starts = ['shell/src/index.ts', ...MODULES.map((id) => `${id}/src/entry.ts`)];
  expect([...packagesFrom(starts, edges)]).toContain(name);
});

test.each(MODULES)('%s is built with each package of the build', (id) => {
  const used = packagesFrom(['scripts/build.mjs', `${id}/webpack.config.mjs`], edges);
  expect([...used]).toEqual(expect.arrayContaining(specified.build));
});

/** For each test package, how to tell that it is configured and run by `npm test`. */
const CHECKS: Record<string, () => void> = {
  jest() {
    const { projects } = require(path.join(ROOT, 'jest.config.cjs'));
    expect(projects.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'browser',
      'pure',
      'server',
    ]);
    expect(commandOf('jest', "'all'")).toContain(path.join(ROOT, 'node_modules/jest/bin/jest.js'));
  },
  '@testing-library/react'() {
    const { testMatch } = require(path.join(ROOT, 'jest.config.cjs')).projects[0];
    expect(testMatch).toContain('<rootDir>/shell/**/*.test.ts?(x)');
    const tests = edges.map(({ from }) => from).filter((file) => /^shell\/.+\.test\.tsx?$/.test(file));
    expect([...packagesFrom(tests, edges)]).toContain('@testing-library/react');
  },
  playwright() {
    expect([...packagesFrom(['scripts/test.mjs'], edges)]).toContain('playwright');
    // Playwright's test runner is a package of its own that depends on it.
    const { dependencies } = require('@playwright/test/package.json');
    expect(Object.keys(dependencies)).toContain('playwright');
    const [program, ...args] = commandOf('playwright', "{ chromium: '' }");
    expect(program).toBe(path.join(ROOT, 'node_modules/@playwright/test/cli.js'));
    expect(existsSync(path.join(ROOT, args[args.indexOf('-c') + 1] as string))).toBe(true);
  },
};

test.each(specified.tests)('%s is configured, and run by npm test', (name) => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(scripts.test).toBe('node scripts/test.mjs');
  expect(Object.keys(CHECKS)).toContain(name);
  CHECKS[name]?.();
});
