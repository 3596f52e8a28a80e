import { isSqlState } from '../db/failure';

/** An error as it may be written into a log. */
interface SafeError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
}

/** Texts between quotation marks, which in most libraries are the value that was in the way. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|<[^<>]*>/g;
const NAMES = ['code', 'constraint', 'table', 'column'] as const;

/**
 * An error without what a row, a body or a query held. PostgreSQL repeats values in message and
 * detail, so of its errors only the code and the names of our own tables are kept; of others, quoted
 * values are cut out. The lines of the stack stay.
 */
export function safeError(error: Error & { code?: unknown }): SafeError {
  const known = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = (error as unknown as Record<string, unknown>)[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor?.name ?? 'Error',
    message: isSqlState(error.code) ? 'refused by the database' : withoutValues(error.message ?? ''),
    ...known,
    ...(frames.length > 0 && { stack: frames.join('\n') }),
  };
}

/** A sentence without its quoted values. */
const withoutValues = (message: string): string => message.replace(QUOTED, '…').slice(0, 500);
