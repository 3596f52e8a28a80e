import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const WORKSPACES = ['shared', 'shell', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'];

/** CSS modules by their path from the root. */
const sheets = WORKSPACES.flatMap((workspace) =>
  readdirSync(path.join(ROOT, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => `${workspace}/${file}`),
);

/**
 * The generated name of `title` in each sheet; in a process of its own, since Jest cannot load ES modules.
 */
function names(files: readonly string[]): string[] {
  const script = `
    import { cssName } from ${JSON.stringify(path.join(__dirname, 'css-names.mjs'))};
    const names = ${JSON.stringify(files)}.map((file) =>
      cssName({ resourcePath: ${JSON.stringify(`${ROOT}${path.sep}`)} + file }, '', 'title'));
    console.log(JSON.stringify(names));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

test('the same class name in two style sheets becomes two names in the page', () => {
  const all = names(sheets);
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((_, at) => all.indexOf(all[at] as string) !== at)).toEqual([]);
});

test('a class name contains its workspace, and is the same wherever the portal is built', () => {
  expect(names(['shell/src/home/hero.module.css'])[0]).toMatch(/^shell_title_[0-9a-f]{6}$/);
});
