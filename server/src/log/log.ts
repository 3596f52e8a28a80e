/** The part of pino's logger that the server uses. */
export interface Log {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

/** A log that writes nothing, for tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
