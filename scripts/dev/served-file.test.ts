import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** In a process of its own, since Jest cannot load ES modules. */
function servedFiles(urls: string[]): (string | null)[] {
  const script = `
    import { servedFile } from ${JSON.stringify(path.join(__dirname, 'served-file.mjs'))};
    console.log(JSON.stringify(${JSON.stringify(urls)}.map((url) => servedFile('/web', url))));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

test('files below the modules are served, and nothing beside them', () => {
  const outside = ['/', '/package.json', '/modules/../../etc/passwd', '/modules/..%2f..%2fetc/passwd', '/%'];
  const found = servedFiles(['/modules/mf-gis/dev/a.js?x=1', ...outside]);
  expect(found).toEqual(['/web/modules/mf-gis/dev/a.js', ...outside.map(() => null)]);
});
