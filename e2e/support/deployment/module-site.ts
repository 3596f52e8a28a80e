import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ROOT } from '../run-folder';

/** A free port of localhost. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs `npm run dev -w <module>`; ready once the module can be loaded. */
export class ModuleSite {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(id: string, port: number, portal: string): Promise<ModuleSite> {
    const env = { ...process.env, PORT: String(port), PORTAL: portal };
    const child = spawn(process.execPath, ['scripts/dev-module.mjs', id], { cwd: ROOT, env });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data) => {
          said += String(data);
          if (said.includes(`Open ${portal}/?module=${id}@`)) resolve();
        });
      child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
    });
    return new ModuleSite(child);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
