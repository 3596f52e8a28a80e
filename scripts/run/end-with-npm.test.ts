import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'end with npm '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = path.join(folder, 'script.mjs');
const told = path.join(folder, 'told');
writeFileSync(
  script,
  `import { endWithNpm } from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'end-with-npm.mjs')).href)};
import { writeFileSync } from 'node:fs';
endWithNpm(() => { writeFileSync(${JSON.stringify(told)}, 'ended'); process.exit(0); });
setInterval(() => {}, 1000);
process.stdout.write(String(process.pid));`,
);

/** A parent process that starts the script and waits for it, like npm. */
function startedBy(env: Record<string, string>): Promise<{ parent: ChildProcess; pid: number }> {
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, [${JSON.stringify(script)}], { stdio: 'inherit' })`,
    ],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve) =>
    parent.stdout?.once('data', (pid: Buffer) => {
      started.push(Number(pid));
      resolve({ parent, pid: Number(pid) });
    }),
  );
}

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (lives(pid)) process.kill(pid, 'SIGKILL');
});

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const until = async (ready: () => boolean): Promise<void> => {
  while (!ready()) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('a script that npm runs ends in order once npm was killed', async () => {
  const { parent, pid } = await startedBy({ npm_lifecycle_event: 'start' });
  expect(lives(pid)).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !lives(pid));
  expect(readFileSync(told, 'utf8')).toBe('ended');
});

test('a script that was started by itself goes on when its parent ends', async () => {
  rmSync(told, { force: true });
  const { parent, pid } = await startedBy({});
  parent.kill('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(lives(pid)).toBe(true);
});
