import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SERVER_ENV } from '../run/server-env.mjs';
import { fail, ROOT } from '../run/step.mjs';

/** Milliseconds; the first start of the embedded database takes most of it on a busy machine. */
const START_WITHIN = 120_000;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready(url, child, log) {
  for (const until = Date.now() + START_WITHIN; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${url}/api/health/`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server did not get ready:\n${log()}`);
}

/**
 * Starts the built server on a port and a data folder of its own, gives it to `measure`, and
 * removes both afterwards, also after an error.
 * @param env more variables of the server; `SERVER_FILE` is the bundle, that of this build when not given
 * @param measure gets the address and the process id
 */
export async function withServer(env, measure) {
  for (const needed of ['server/dist/server.mjs', 'dist/portal/index.html'])
    if (!existsSync(join(ROOT, needed))) fail(`${needed} is missing: run \`npm run build\` first.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { SERVER_FILE = 'server/dist/server.mjs', ...more } = env;
  const child = spawn(process.execPath, [SERVER_FILE], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SERVER_ENV,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: '',
      LIMIT_REPORT_ADDRESS: '1000000',
      LIMIT_CONTACT_ADDRESS: '1000000',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));
  const ended = once(child, 'exit');
  try {
    await ready(url, child, () => log);
    return await measure({ url, pid: child.pid });
  } finally {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await Promise.race([ended, pause(10_000, null, { ref: false }).then(() => child.kill('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Memory of a process in MB of 1,000,000 bytes: now, and the most so far. Null where the system
 * does not tell (only Linux has /proc).
 */
export function memory(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return { now: null, most: null };
  const text = readFileSync(file, 'utf8');
  const of = (name) => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

/** Prints rows of a name and a text, the texts flush right. */
export function table(title, rows) {
  const entries = Object.entries(rows);
  const left = Math.max(...entries.map(([name]) => name.length)) + 2;
  const right = Math.max(...entries.map(([, text]) => text.length));
  console.log(`\n${title}`);
  for (const [name, text] of entries) console.log(`  ${name.padEnd(left)}${text.padStart(right)}`);
}

/** Runs `use` with the address of an empty database beside the one of `address`. */
export async function withDatabase(address, use) {
  const name = `cig_bench_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(address);
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = `/${name}`;
    await use(url.href).finally(() => admin.query(`drop database ${name} with (force)`));
  } finally {
    await admin.end();
  }
}
