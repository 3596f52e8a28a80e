/** One server of the soak: started, killed, ended and started again on the same port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../run/step.mjs';

/** Limits per address would stop twenty clients of one machine. */
export const COMMON = {
  NODE_ENV: 'production',
  ADMIN_EMAIL: '',
  PORTAL_DIR: '',
  SMTP_URL: '',
  LIMIT_REPORT_ADDRESS: '1000000',
};

/** Milliseconds; the first start of the embedded database takes most of it on a busy machine. */
const START_WITHIN = 300_000;

export class SoakServer {
  #child = null;
  #asked = false;
  log = '';
  /** Ends that nobody asked for; any is a failure. */
  died = [];

  constructor(name, port, env) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: this.url, ...env };
  }

  /** Starts it and waits until it is ready. */
  async start() {
    this.#asked = false;
    const preload = new URL('./clock.mjs', import.meta.url).href;
    const child = spawn(process.execPath, ['--import', preload, 'server/dist/server.mjs'], {
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
      const answer = await this.health();
      if (answer === 200) return;
      await pause(100);
    }
    throw new Error(`${this.name} did not get ready:\n${this.log}`);
  }

  /** Status of the health call, or what kept it from being answered. */
  async health() {
    try {
      const answer = await fetch(`${this.url}/api/health/`, { signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      return answer.status;
    } catch (error) {
      return error.name === 'TimeoutError' ? 'hangs' : 'refused';
    }
  }

  /** Ends it without warning. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Ends it in order; answers the milliseconds it took and the code. */
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
