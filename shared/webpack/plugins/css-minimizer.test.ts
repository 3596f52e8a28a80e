import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bundles a page with one style sheet, in a process of its own, since Jest cannot load ES modules. */
function bundled(css: string): { css?: string; problems: string[] } {
  const dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  writeFileSync(path.join(dir, 'page.js'), '');
  const script = `
    import webpack from 'webpack';
    import { CssMinimizer } from ${JSON.stringify(path.join(__dirname, 'css-minimizer.mjs'))};
    const sheet = { apply: (compiler) => compiler.hooks.thisCompilation.tap('sheet', (compilation) =>
      compilation.hooks.processAssets.tap('sheet', () =>
        compilation.emitAsset('page.css', new webpack.sources.RawSource(${JSON.stringify(css)})))) };
    const compiler = webpack({
      mode: 'production', target: 'web', entry: ${JSON.stringify(path.join(dir, 'page.js'))},
      output: { path: ${JSON.stringify(dir)} }, optimization: { minimizer: [new CssMinimizer()] }, plugins: [sheet],
    });
    compiler.run((error, stats) => console.log(JSON.stringify({
      problems: [error, ...(stats?.compilation.errors ?? []), ...(stats?.compilation.warnings ?? [])].filter(Boolean).map((one) => one.message),
    })));`;
  try {
    const args = ['--input-type=module', '-e', script];
    const told = JSON.parse(execFileSync(process.execPath, args, { cwd: __dirname }).toString());
    const file = path.join(dir, 'page.css');
    return { ...told, css: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('a style sheet is minified, and prefixed only for browsers that need it', () => {
  const { css, problems } = bundled(
    '/* for readers */\n.a {\n  user-select: none;\n  color: #ff0000;\n}\n.b {}\n',
  );
  expect(problems).toEqual([]);
  expect(css).toBe('.a{-webkit-user-select:none;user-select:none;color:red}');
});

test('a comment mark inside a string stays', () => {
  expect(bundled('.a::before { content: "/* seen */"; }').css).toBe('.a:before{content:"/* seen */"}');
});

test('a rule that cannot be read is reported, so that it ends the build', () => {
  expect(bundled('.a:hover(b { color: red; }').problems).not.toEqual([]);
});
