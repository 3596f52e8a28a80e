import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(__dirname, '../..');

/** The installation flags, read in a process of its own, since Jest cannot load ES modules. */
function flags(): string[] {
  const script = `
    const { INSTALL_FLAGS } = await import(${JSON.stringify(pathToFileURL(path.join(__dirname, 'install.mjs')).href)});
    console.log(JSON.stringify(INSTALL_FLAGS));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString());
}

test('what builds the portal is installed in production too', () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const list = execFileSync('npm', ['ls', 'webpack', '--depth=0', '--json', ...flags()], {
    cwd: ROOT,
    env,
    shell: process.platform === 'win32',
  });
  expect(JSON.parse(list.toString()).dependencies).toHaveProperty('webpack');
});
