/** What a limiter says of one report. */
export type Verdict = { ok: true; busy: boolean } | { ok: false; retryAfter: number };

/** Numbers of a limiter. */
export interface ReportLimits {
  /** New reports per address in a window. */
  max: number;
  /** Length of the window in milliseconds. */
  window: number;
}

/** Addresses kept at most; beyond, the oldest are forgotten. */
const ADDRESSES = 10_000;

/**
 * Counts public reports per address. A report and its contact count once, and
 * repeats of one uuid never: a phone on a weak network sends again. From a
 * third of the limit on, the address counts as busy and its reports are reviewed.
 */
export class ReportLimit {
  readonly #seen = new Map<string, Map<string, number>>();

  constructor(
    private readonly limits: ReportLimits,
    private readonly now: () => number,
  ) {}

  /** Counts one report, unless it was counted before. */
  check(address: string, uuid: string): Verdict {
    const now = this.now();
    const sent = this.#recent(address, now);
    const busy = sent.size > Math.max(5, this.limits.max / 3);
    if (sent.has(uuid)) return { ok: true, busy };
    if (sent.size >= this.limits.max) {
      const oldest = Math.min(...sent.values());
      return { ok: false, retryAfter: Math.max(1, Math.ceil((oldest + this.limits.window - now) / 1000)) };
    }
    sent.set(uuid, now);
    return { ok: true, busy };
  }

  #recent(address: string, now: number): Map<string, number> {
    const sent = this.#seen.get(address) ?? new Map<string, number>();
    for (const [uuid, at] of sent) if (at <= now - this.limits.window) sent.delete(uuid);
    this.#seen.delete(address);
    this.#seen.set(address, sent);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > ADDRESSES && oldest !== undefined) this.#seen.delete(oldest);
    return sent;
  }
}
