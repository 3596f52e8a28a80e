import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Exits with one sentence instead of a stack trace. */
export function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Refuses a Node.js older than the portal supports. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node.js 20.19 or later is needed; this is ${process.versions.node}.`);
  }
}

/** Builds what has changed; exits when that fails. */
export async function buildFirst() {
  const { code } = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a command in the root folder with visible output.
 * @returns exit code; 1 when a signal ended it
 */
export function run(command, args, { env = {}, cwd = ROOT, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    if (quiet) {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    }
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
