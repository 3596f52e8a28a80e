import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, run } from '../../scripts/run/step.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const MODULE = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

const isThere = async () => existsSync(MODULE) && (await run('nginx', ['-v'], { quiet: true })).code === 0;

/**
 * Ensures that nginx with brotli is installed, from the packages used in the images; returns why not, or
 * null.
 */
export async function ensureNginx() {
  if (await isThere()) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { quiet: true });
    if (await isThere()) return null;
  }
  return `The gateway needs Debian's packages ${PACKAGES.join(' and ')}.`;
}

/** Path of one of the images' scripts. */
export const scriptOf = (name) => join(ROOT, 'shell/nginx', `${name}.sh`);

/** An nginx started by one of the images' scripts. */
export class Nginx {
  #child = null;
  #log = '';

  constructor(script, address, env) {
    this.script = script;
    this.address = address;
    this.env = env;
  }

  async start() {
    const child = spawn('sh', [scriptOf(this.script)], { env: { ...process.env, ...this.env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#log += text));
    this.#child = child;
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(50)) {
      if (child.exitCode !== null) throw new Error(`${this.script} ended: ${this.#log}`);
      const response = await fetch(this.address, { redirect: 'manual' }).catch(() => null);
      if (response) return;
    }
    throw new Error(`${this.script} did not answer: ${this.#log}`);
  }

  async stop() {
    if (this.#child?.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
