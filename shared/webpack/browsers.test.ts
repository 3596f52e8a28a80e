import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const url = path.resolve(__dirname, 'browsers.mjs');
const run = (code: string) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import * as b from ${JSON.stringify(url)};${code}`,
    ]).toString(),
  );

test('the oldest supported Safari is 15.4, and the compilers know every browser by name', () => {
  const { scripts, styles } = run(
    'console.log(JSON.stringify({ scripts: b.scriptTargets(), styles: b.targets() }))',
  );
  expect(scripts).toMatchObject({ safari: '15.4', ios: '15.4' });
  expect(Object.keys(scripts).sort()).toEqual([
    'chrome',
    'edge',
    'firefox',
    'ios',
    'opera',
    'safari',
    'samsung',
  ]);
  expect(styles.safari).toBe((15 << 16) | (4 << 8));
});

test('the browsers do not depend on the day, since the same sources give the same files', () => {
  const inYears = (years: number) =>
    run(
      `const { now } = Date; Date.now = () => now() + ${years} * 365 * 86_400_000; console.warn = () => {};
       console.log(JSON.stringify(b.browsers()))`,
    );
  expect(inYears(3)).toEqual(inYears(0));
});

test('scripts are compiled for the oldest browser: a static block, which Safari 15.4 lacks, is transformed', () => {
  const code = run(
    `const { transformSync } = await import('@swc/core');
     console.log(JSON.stringify(transformSync('class A { static { A.b = 1; } }', { swcrc: false, env: { targets: b.scriptTargets(), bugfixes: true } }).code))`,
  );
  expect(code).not.toMatch(/static \{/);
  expect(readFileSync(path.resolve(__dirname, 'preset.mjs'), 'utf8')).toContain(
    '({ targets: scriptTargets(), bugfixes: true })',
  );
});
