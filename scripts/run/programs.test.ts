import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** Programs of this project that a package.json runs: `folder > file`. */
function programs(folder: string): [string, string][] {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.values<string>(scripts).flatMap((command): [string, string][] => {
    const file = /^node (\S+)/.exec(command)?.[1];
    return file === undefined || file.startsWith('dist/') ? [] : [[folder, file]];
  });
}

const found = ['.', ...workspaces].flatMap(programs);

test.each(found)('%s runs %s, which is there', (folder, file) => {
  expect(existsSync(path.join(ROOT, folder, file))).toBe(true);
});

test('each part of the long checks is there', () => {
  const text = readFileSync(path.join(ROOT, 'tools/test-long.mjs'), 'utf8');
  const parts = [...text.matchAll(/^ {2}\w+: '([^']+)',$/gm)].map((match) => match[1] as string);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
