import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

describe('two commands that install in one folder', () => {
  // Stands in for npm: fails beside another one in the same folder, as npm may, and ends once the file `go`
  // exists.
  const NPM = `#!/bin/sh
    mkdir busy || exit 17
    echo installed >> log
    while [ ! -e go ]; do sleep 0.1; done
    mkdir -p node_modules
    rmdir busy
  `;
  let folder: string;
  const at = (name: string) => path.join(folder, name);
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'install-'));
    for (const name of ['install.mjs', 'lock.mjs', 'step.mjs'])
      cpSync(path.join(__dirname, name), at(`scripts/run/${name}`));
    writeFileSync(at('package-lock.json'), '{}');
    mkdirSync(at('bin'));
    writeFileSync(at('bin/npm'), NPM, { mode: 0o755 });
  });

  afterEach(async () => {
    // A command that still waits for the lock would never end after its folder was removed.
    for (const child of children.splice(0)) child.kill('SIGKILL');
    writeFileSync(at('go'), '');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  /** Starts an installation in a process of its own; `said` collects its output, `ended` resolves to its exit code. */
  function start() {
    const script = `import(${JSON.stringify(pathToFileURL(at('scripts/run/install.mjs')).href)}).then((m) => m.ensureInstalled())`;
    const env = { ...process.env, PATH: `${at('bin')}${path.delimiter}${process.env.PATH}` };
    const child = spawn(process.execPath, ['-e', script], { env });
    children.push(child);
    const command = {
      pid: child.pid,
      said: '',
      ended: once(child, 'close').then(([code]) => code as number),
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (command.said += String(data)));
    return command;
  }

  async function until(holds: () => boolean) {
    while (!holds()) await pause(20);
  }

  const installed = () => readFileSync(at('log'), 'utf8').trim().split('\n').length;

  test('the second waits for the first, and finds the packages there', async () => {
    const first = start();
    await until(() => existsSync(at('log')));
    const second = start();
    await Promise.race([until(() => second.said.includes('waiting for it')), second.ended]);
    writeFileSync(at('go'), '');
    expect([await first.ended, await second.ended, second.said]).toEqual([
      0,
      0,
      'Another command is installing packages: waiting for it …\n',
    ]);
    expect(installed()).toBe(1);
    expect(existsSync(at('.cache/install.lock'))).toBe(false);
  });

  test('one that was killed leaves nothing to wait for', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'close');
    mkdirSync(at('.cache'));
    writeFileSync(at('.cache/install.lock'), String(gone.pid));
    writeFileSync(at('go'), '');
    expect(await start().ended).toBe(0);
    expect(installed()).toBe(1);
  });
});
