import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const promises = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!promise|---)/.test(line))
  .map((line) => [line.split('|')[1]?.trim() ?? '', line] as const);

it('lists promises', () => {
  expect(promises.length).toBeGreaterThan(20);
});

it.each(promises)('has existing tests for: %s', (_promise, line) => {
  const tests = [...line.matchAll(/`([^` ]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
