import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'steady order '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const names = ['a', 'b', 'c', 'd'];
for (const name of names) writeFileSync(path.join(folder, `${name}.js`), `export const ${name} = 1;\n`);
const imports = names.map((name) => `import { ${name} } from './${name}.js';`);
writeFileSync(path.join(folder, 'index.js'), `${imports.join('\n')}\nconsole.log(a, b, c, d);\n`);

/**
 * The order of modules in a build, in a process of its own, since Jest cannot load ES modules.
 * @param delays milliseconds that finding each file takes
 */
function built(delays: Record<string, number>): string[] {
  const script = `
    import path from 'node:path';
    import webpack from 'webpack';
    import { SteadyOrder } from ${JSON.stringify(path.join(__dirname, 'steady-order.mjs'))};
    const delays = ${JSON.stringify(delays)};
    const bare = (file) => path.basename(file, '.js');
    const slow = { apply: (compiler) => {
      compiler.hooks.normalModuleFactory.tap('slow', (factory) =>
        factory.hooks.beforeResolve.tapPromise('slow', ({ request }) =>
          new Promise((done) => setTimeout(done, delays[bare(request)] ?? 0))));
      compiler.hooks.thisCompilation.tap('told', (compilation) =>
        compilation.hooks.optimizeDependencies.tap('told', (modules) =>
          console.log(JSON.stringify([...modules].map((module) => bare(module.identifier()))))));
    } };
    webpack({
      mode: 'production', target: 'web', entry: './index.js', context: ${JSON.stringify(folder)},
      output: { path: ${JSON.stringify(path.join(folder, 'out'))} }, plugins: [slow, new SteadyOrder()],
    }, () => undefined);`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: __dirname }).toString(),
  );
}

test('modules keep their order, whichever was read first', () => {
  const wanted = ['a', 'b', 'c', 'd', 'index'];
  expect(built({ a: 150, b: 100, c: 50 })).toEqual(wanted);
  expect(built({ b: 50, c: 100, d: 150 })).toEqual(wanted);
});
