import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const limits = JSON.parse(text('scripts/sizes/limits.json')) as {
  name: string;
  most: Record<string, number>;
}[];
/** Rows of docs/sizes.md: visit, part, kB, limit. */
const rows = [...text('docs/sizes.md').matchAll(/^\| (.+) +\|$/gm)].map(([, cells = '']) =>
  cells.split('|').map((cell) => cell.trim()),
);

test.each(limits)('docs/sizes.md tells what $name weighs, and its limits', ({ name, most }) => {
  const told = rows.filter(([visit]) => visit === name);
  expect(told.map(([, , , limit]) => Number(limit))).toEqual(Object.values(most));
  for (const [, part, kB] of told) expect([part, Number(kB) > 0]).toEqual([part, true]);
});

test('it tells of no other visit', () => {
  const names = new Set(rows.slice(2).map(([visit]) => visit));
  expect([...names]).toEqual(limits.map(({ name }) => name));
});
