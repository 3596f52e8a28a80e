import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { OWN_FOLDERS } from '../../scripts/run/own-folders.mjs';
import { SERVER_ENV } from '../../scripts/run/server-env.mjs';
import { ROOT } from '../../scripts/run/step.mjs';
import { withFolder } from './folder.mjs';
import { ports } from './ports.mjs';

/** Milliseconds; on a busy machine the first start of the embedded database takes most of it. */
const START_WITHIN = 300_000;

/** A built server that can be started, stopped and killed, always on the same port. */
export class BuiltServer {
  #child = null;
  #asked = false;
  log = '';
  /** Unexpected exits; each one is a failure. */
  died = [];

  /** @param file the server bundle, that of this build by default */
  constructor(name, port, env, file = 'server/dist/server.mjs') {
    this.name = name;
    this.file = file;
    this.url = `http://127.0.0.1:${port}`;
    const own = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: this.url };
    this.env = { ...process.env, ...SERVER_ENV, ...OWN_FOLDERS, ...own, ...env };
  }

  get pid() {
    return this.#child.pid;
  }

  /** Starts the server and waits until it is ready. */
  async start() {
    this.#asked = false;
    const child = spawn(process.execPath, [this.file], {
      cwd: ROOT,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        this.log = (this.log + text).slice(-20_000);
      });
    child.on('exit', (code, signal) => {
      if (!this.#asked) this.died.push(`${this.name} ended with ${code ?? signal}: ${this.log.slice(-800)}`);
    });
    this.#child = child;
    for (const until = performance.now() + START_WITHIN; performance.now() < until; ) {
      if (child.exitCode !== null) throw new Error(this.died.at(-1) ?? this.log);
      const response = await this.health();
      if (response === 200) return;
      await pause(100);
    }
    throw new Error(`${this.name} did not get ready:\n${this.log}`);
  }

  /** Status of the health call, or the error that prevented a response. */
  async health() {
    try {
      const response = await fetch(`${this.url}/api/health/`, { signal: AbortSignal.timeout(5_000) });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error.name === 'TimeoutError' ? 'hangs' : 'refused';
    }
  }

  /** Kills the server without warning. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Stops the server; returns milliseconds and exit code. */
  async stop() {
    const from = performance.now();
    const code = await this.#end('SIGTERM');
    return { ms: Math.round(performance.now() - from), code };
  }

  async #end(signal) {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    this.#asked = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

/**
 * Runs `use` with a built server on its own port and data folder, and removes both afterwards. Rate limits
 * per address are high, because all clients share a machine.
 * @param env more environment variables; `SERVER_FILE` is the bundle, that of this build by default
 */
export const withServer = ({ SERVER_FILE, ...env }, use) =>
  withFolder('server-', async (folder) => {
    const [port] = await ports(1, 0);
    const limits = { LIMIT_REPORT_ADDRESS: '1000000', LIMIT_CONTACT_ADDRESS: '1000000' };
    const own = { DATA_DIR: folder, DATABASE_URL: '', ...limits, ...env };
    const server = new BuiltServer('the server', port, own, SERVER_FILE);
    try {
      await server.start();
      return await use(server);
    } finally {
      await server.stop();
    }
  });

/**
 * Memory of a process in MB of 1,000,000 bytes: current and peak. Null where the system does not tell (only
 * Linux has /proc).
 */
export function memory(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return { now: null, most: null };
  const text = readFileSync(file, 'utf8');
  const of = (name) => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6;
  return { now: of('VmRSS'), most: of('VmHWM') };
}
