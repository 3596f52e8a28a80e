import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const [, section = ''] =
  /\n## Concepts\n([\s\S]*?)\n## /.exec(readFileSync(path.join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8')) ?? [];
const [ofTheHouse = '', ofTheWork = ''] = section.split(/^\| of the work /m);
const rowsOf = (table: string) =>
  [...table.matchAll(/^\| (.+) \|$/gm)]
    .map(([, cells = '']) => cells.split(' | ').map((cell) => cell.trim()))
    .filter(([name = '']) => !/^(of the|-)/.test(name));

test('there are at most thirty concepts to learn before a first change, and those of the work itself', () => {
  const names = rowsOf(ofTheHouse).map(([name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.length).toBeLessThanOrEqual(30);
});

test.each([...rowsOf(ofTheHouse), ...rowsOf(ofTheWork)])('%s: %s, since %s; %s is there', (...cells) => {
  expect(cells.map((cell) => cell.length > 3)).toEqual([true, true, true, true]);
  const [, where = ''] = /^`([^`]+)`$/.exec(cells[3] ?? '') ?? [];
  expect(existsSync(path.join(ROOT, where))).toBe(true);
});
