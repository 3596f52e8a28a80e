/** The part of pino's logger that the server uses. */
export interface Log {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

/** For what has no log of its own, such as a test. */
export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
