import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { newFolder, ROOT } from '../run-folder';

const DAY_MS = 86_400_000;
/** 12 o'clock in Tahiti after midnight UTC; it has no summer time. */
const NOON_IN_TAHITI_MS = 22 * 3_600_000;

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

  /**
   * Moves the clock ahead by days, and on to the next noon of Tahiti, since some work of the portal waits for the
   * morning of a place. Returns once the running portal has noticed.
   */
  async ahead(url: string, days: number): Promise<void> {
    const later = this.now() + days * DAY_MS;
    const sinceNoon = (later - NOON_IN_TAHITI_MS) % DAY_MS;
    this.#shift += days * DAY_MS + (DAY_MS - sinceNoon);
    writeFileSync(this.#file, String(this.#shift));
    const seen = async () => {
      const { now } = (await (await fetch(`${url}/api/config/`)).json()) as { now: string };
      return Date.parse(now);
    };
    await expect.poll(seen).toBeGreaterThan(this.now() - 60_000);
  }
}
