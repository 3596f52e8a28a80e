import { isSqlState } from '../db/failure';

/** An error as it is logged. */
interface SafeError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
}

/** Quoted texts, which most libraries use for the offending value. */
const QUOTED_TEXT = /"[^"]*"|'[^']*'|`[^`]*`|<[^<>]*>/g;
const DATABASE_NAMES = ['code', 'constraint', 'table', 'column'] as const;

/**
 * An error without values of rows, bodies or queries. PostgreSQL repeats values in its messages, so only code
 * and names of tables are kept; in other messages quoted texts are removed. Stack lines stay.
 */
export function safeError(error: Error & { code?: unknown }): SafeError {
  const databaseNames = Object.fromEntries(
    DATABASE_NAMES.flatMap((name) => {
      const value = (error as unknown as Record<string, unknown>)[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor?.name ?? 'Error',
    message: isSqlState(error.code) ? 'refused by the database' : withoutValues(error.message ?? ''),
    ...databaseNames,
    ...(frames.length > 0 && { stack: frames.join('\n') }),
  };
}

/** A message without its quoted values. */
const withoutValues = (message: string): string => message.replace(QUOTED_TEXT, '…').slice(0, 500);
