import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Every code file in a folder, by path from the root. */
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => !/\/(node_modules|dist)\//.test(file));

/** Expands `{a,b}`: one pattern per alternative. */
function alternatives(pattern: string): string[] {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern);
  if (!braces) return [pattern];
  const [, before = '', inside = '', after = ''] = braces;
  return inside.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

const WILD: Record<string, string> = { '**/': '(?:.*/)?', '*': '[^/]*', '?(x)': 'x?' };

/** A pattern of the areas as a regular expression over paths. */
const matcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(/\*\*\/|\*|\?\(x\)|[.+^$()[\]|\\]/g, (sign) => WILD[sign] ?? `\\${sign}`)}$`,
  );

test('every file that an area names exists, since a moved one would silently no longer be tested', () => {
  const areas = JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { AREAS } from ${JSON.stringify(path.join(__dirname, 'areas.mjs'))}; process.stdout.write(JSON.stringify(AREAS));`,
    ]).toString(),
  ) as { name: string; change: string[]; judge: string[] }[];
  const areaFolders = new Set(
    [...areas.flatMap(({ change }) => change)].map((one) => one.replace(/^!/, '').split('/')[0] ?? ''),
  );
  const files = [...areaFolders].flatMap(filesOf);
  // A name with two possible extensions is one file.
  const named = areas.flatMap(({ name, change, judge }) =>
    [...change, ...judge]
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap((pattern) => alternatives(pattern.replace('{ts,tsx}', 'ts?(x)')))
      .map((pattern) => ({ name, pattern })),
  );
  expect(named.length).toBeGreaterThan(50);
  const gone = named.filter(({ pattern }) => !files.some((file) => matcher(pattern).test(file)));
  expect(gone).toEqual([]);
});
