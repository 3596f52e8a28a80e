import type { Clock } from '../clock';
import type { Allowance } from '../config/limits';
import { HttpError } from './http-error';

/** More keys than this are swept of what has run out. */
const SWEEP_AT = 10_000;

/** Counts events per key in a sliding window, in the memory of this process. */
export class Limiter {
  #times = new Map<string, number[]>();

  constructor(
    private readonly clock: Clock,
    private readonly allowance: Allowance,
  ) {}

  /** Counts one event, or refuses it with 429 and the time to wait. */
  take(key: string): void {
    const now = this.clock.now();
    const times = this.#recent(key, now);
    const oldest = times[0];
    if (times.length >= this.allowance.max && oldest !== undefined) {
      const wait = Math.max(1, Math.ceil((oldest + this.allowance.seconds * 1000 - now) / 1000));
      throw new HttpError(429, 'too_many_requests', {
        retryAfter: wait,
        message: `Try again in ${wait} seconds.`,
      });
    }
    times.push(now);
    this.#times.set(key, times);
    if (this.#times.size > SWEEP_AT) this.#sweep(now);
  }

  /** Takes one event back: it was not one of those that count. */
  giveBack(key: string): void {
    this.#times.get(key)?.pop();
  }

  #recent(key: string, now: number): number[] {
    const from = now - this.allowance.seconds * 1000;
    return (this.#times.get(key) ?? []).filter((time) => time > from);
  }

  #sweep(now: number): void {
    for (const key of this.#times.keys()) {
      if (this.#recent(key, now).length === 0) this.#times.delete(key);
    }
  }
}
