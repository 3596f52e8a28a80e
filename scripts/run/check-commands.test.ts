import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Files that a command would test, relative to the root; in a process of its own, since it is an ES module.
 */
function tested(side: string, ...args: string[]): string[] {
  const script = `
    import { execFileSync } from 'node:child_process';
    import { jest } from ${JSON.stringify(path.join(__dirname, 'check-commands.mjs'))};
    const { args } = jest(${JSON.stringify(side)}, { args: ${JSON.stringify([...args, '--listTests', '--json'])} });
    process.stdout.write(execFileSync(process.execPath, args, { cwd: ${JSON.stringify(ROOT)} }));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = JSON.parse(out.toString()) as string[];
  return files.map((file) => path.relative(ROOT, file)).sort();
}

test('a pattern chooses files, and is not taken for one more project', () => {
  expect(tested('unit', 'scripts/run/install')).toEqual(['scripts/run/install.test.ts']);
  expect(tested('api', './server/src/config/config')).toEqual(['server/src/config/config.test.ts']);
});

test('every file is on one of the two sides', () => {
  const [unit, api, all] = [tested('unit'), tested('api'), tested('all')];
  expect(api.every((file) => file.startsWith('server/'))).toBe(true);
  expect([...unit, ...api].sort()).toEqual(all);
  expect(all.length).toBeGreaterThan(100);
});

test('every file runs in one project', () => {
  const files = ['browser', 'pure', 'server'].flatMap((name) => tested('all', `--selectProjects=${name}`));
  expect(files.sort()).toEqual(tested('all'));
});

test('the tests are run with flags that this version of Node.js starts with, and a newer one too', () => {
  const script = `
    import { quickStart } from ${JSON.stringify(path.join(__dirname, 'check-commands.mjs'))};
    process.stdout.write(JSON.stringify([quickStart(), ...[20, 22, 24].map((major) => quickStart(major))]));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  const [own, ...ofVersions] = JSON.parse(out.toString()) as string[][];
  expect(execFileSync(process.execPath, [...(own ?? []), '-p', '"started"']).toString()).toBe('started\n');
  expect(ofVersions.map((flags) => flags.some((flag) => flag.startsWith('--interrupt-budget')))).toEqual([
    true,
    false,
    false,
  ]);
});
