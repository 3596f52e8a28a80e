import { type DestinationStream, type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import { safeError } from './safe-error';

/** How much is logged, and in which format. */
interface LogOptions {
  /** true: JSON lines with every call, for a log collector; false: readable lines of warnings and errors. */
  production: boolean;
  /** Destination; standard output when left out. */
  to?: DestinationStream;
}

/** Makes the server's log. Request bodies, query parameters and rows are never written to it. */
export function makeLogger({ production, to }: LogOptions): Logger {
  const options = {
    level: production ? 'info' : 'warn',
    serializers: { err: safeError },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
  };
  return pino(options, to ?? (production ? pino.destination({ dest: 1, sync: true }) : readableLines()));
}

const readableLines = (): DestinationStream =>
  PinoPretty({
    sync: true,
    colorize: process.stdout.isTTY === true,
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
