import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtPortal, newFolder, ROOT, templateData } from './run-folder';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A busy machine has taken more than a minute to fill the first database. */
const SERVER_START_TIMEOUT_MS = 180_000;
/** Time limit in ms of fixtures that start a portal, longer than that of tests. */
export const PORTAL_FIXTURE_TIMEOUT_MS = SERVER_START_TIMEOUT_MS + 20_000;

interface Options {
  env?: Record<string, string>;
  /** Existing data folder to use instead of a copy of the run's. */
  dataDir?: string;
  /** Whether the portal serves its own copy of the web files, which a test may change. */
  ownFiles?: boolean;
}

/** A complete portal: one server process with its own port, data and, on request, web files. */
export class Portal {
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the web files that the portal serves. */
  readonly files: string;
  readonly url: string;
  #child: ChildProcess | null = null;
  readonly #env: Record<string, string>;

  private constructor(port: number, dataDir: string, files: string, env: Record<string, string>) {
    this.port = port;
    this.dataDir = dataDir;
    this.files = files;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = env;
  }

  /** Starts on a copy of the run's data, or on `dataDir` itself. */
  static async start(options: Options = {}): Promise<Portal> {
    const port = await freePort();
    const dataDir = options.dataDir ?? newFolder('data');
    if (!options.dataDir) cpSync(templateData(), dataDir, { recursive: true });
    const files = options.ownFiles ? newFolder('web') : builtPortal();
    if (options.ownFiles) cpSync(builtPortal(), files, { recursive: true });
    const portal = new Portal(port, dataDir, files, options.env ?? {});
    await portal.resume();
    return portal;
  }

  /**
   * Starts the server process and waits for its health call.
   * @throws with the server's log when it ends before, or is not ready in time; no process is left
   */
  async resume(): Promise<void> {
    const flags = process.env.SERVER_FLAGS?.split(' ') ?? [];
    const child = spawn(process.execPath, [...flags, '--enable-source-maps', 'server/dist/server.mjs'], {
      cwd: ROOT,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        PORTAL_DIR: this.files,
        // Of its own folder alone, whatever portal the shell is set up for (scripts/run/own-folders.mjs).
        ...{ DATABASE_URL: '', MEDIA_DIR: '', ATTACHMENTS_DIR: '', BACKUP_DIR: '', SMTP_URL: '' },
        PUBLIC_URL: this.url,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (log += String(data)));
    for (const until = Date.now() + SERVER_START_TIMEOUT_MS; Date.now() < until; ) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log}`);
      const ready = await fetch(`${this.url}/api/health/`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await pause(50);
    }
    await this.stop('SIGKILL');
    throw new Error(`The server did not get ready:\n${log}`);
  }

  /** Ends the server process in order, or with SIGKILL like a power failure. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    this.#child = null;
  }

  /** Path of a web file. */
  file(path: string): string {
    return join(this.files, path);
  }

  /** Stops the server and deletes what it wrote. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 3 });
    if (this.files !== builtPortal()) rmSync(this.files, { recursive: true, force: true, maxRetries: 3 });
  }
}
