import type { Clock } from '../../../clock';

/** Milliseconds for which a value is reused, since each is counted from all reports. */
const REUSED_MS = 60_000;

/** Values by key that are made again after a minute. */
export class TimedCache<Value> {
  readonly #held = new Map<string, { at: number; value: Promise<Value> }>();

  constructor(private readonly clock: Clock) {}

  of(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = this.clock.now();
    const cached = this.#held.get(key);
    if (cached && Math.abs(now - cached.at) < REUSED_MS) return cached.value;
    const value = make();
    value.catch(() => this.#held.delete(key));
    this.#held.set(key, { at: now, value });
    return value;
  }
}
