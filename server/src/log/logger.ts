import { type DestinationStream, type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import { safeError } from './safe-error';

/** How much is written, and in which shape. */
interface LogOptions {
  /** JSON lines with every call, for a program that collects them; otherwise readable lines of what went wrong. */
  production: boolean;
  /** Where the lines go; standard output when not given. */
  to?: DestinationStream;
}

/** The log of one server. Request bodies, query parameters and rows never get into it. */
export function makeLogger({ production, to }: LogOptions): Logger {
  const options = {
    level: production ? 'info' : 'warn',
    serializers: { err: safeError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
  };
  return pino(options, to ?? (production ? pino.destination({ dest: 1, sync: true }) : readable()));
}

const readable = (): DestinationStream =>
  PinoPretty({
    sync: true,
    colorize: process.stdout.isTTY === true,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
