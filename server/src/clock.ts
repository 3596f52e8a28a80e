/** The server's only source of the current time, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number;
}

/** Clock of the operating system. */
export const systemClock: Clock = { now: () => Date.now() };
