import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { newFolder, ROOT } from '../run-folder';

const DAY_MS = 86_400_000;

/** A clock of a portal that a test moves ahead: the server's process reads by how much from a file. */
export class MovedClock {
  readonly #file = `${newFolder('clock')}.txt`;
  #shift = 0;

  /** Variables with which the portal starts. */
  get env(): Record<string, string> {
    writeFileSync(this.#file, '0');
    const preload = pathToFileURL(join(ROOT, 'tools', 'soak', 'clock.mjs')).href;
    return { SOAK_CLOCK: this.#file, NODE_OPTIONS: `--import=${preload}` };
  }

  /** Milliseconds since 1970 UTC, as the portal sees them. */
  now(): number {
    return Date.now() + this.#shift;
  }

  /** Moves the clock ahead and waits until the running portal has noticed. */
  async ahead(url: string, days: number): Promise<void> {
    this.#shift += days * DAY_MS;
    writeFileSync(this.#file, String(this.#shift));
    const seen = async () => {
      const { now } = (await (await fetch(`${url}/api/config/`)).json()) as { now: string };
      return Date.parse(now);
    };
    await expect.poll(seen).toBeGreaterThan(this.now() - 60_000);
  }
}
