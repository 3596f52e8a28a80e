import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, control = '', , here = '', shown = '']) => ({ control, here, shown }));

test('each control stands once', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(new Set(rows.map(({ control }) => control)).size).toBe(rows.length);
});

test.each(rows)('$control names tests that exist, or says why there is none', ({ here, shown }) => {
  const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  if (files.length === 0) expect([here, shown]).toEqual([expect.stringMatching(/\S/), '—']);
  expect(files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)))).toEqual(
    [],
  );
});
