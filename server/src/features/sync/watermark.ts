import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader, Store } from '../../db/store';

const RFC3339_FORMAT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);

/**
 * Time up to which a client that reads now has seen every change: RFC 3339 with microseconds. Call it before
 * selecting rows, in a statement of its own. Rows are stamped with the start of their transaction but appear
 * at its end, so it stays before every open transaction, with 0.1 s for those that are just starting.
 */
export async function watermark(store: Store, db: Reader = store.read): Promise<string> {
  // The embedded database has one session, so no other transaction can be open during this query.
  const openTransactions =
    store.engine === 'pglite'
      ? sql`null`
      : sql`(select min(xact_start) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and backend_type = 'client backend' and xact_start is not null)`;
  const { rows } = await sql<{ at: string }>`
    select to_char((least(clock_timestamp(), ${openTransactions}::timestamptz) - interval '100 milliseconds')
      at time zone 'UTC', ${RFC3339_FORMAT}) as at`.execute(db);
  const at = rows[0]?.at;
  if (!at) throw new Error('the database returned no time');
  return at;
}

/** Start of the UTC day of a timestamp. */
export const startOfDay = (stamp: string): string => `${stamp.slice(0, 10)}T00:00:00.000000Z`;

/** Milliseconds: longer than a cached response may lag and than a transaction may stay open. */
const BEHIND_MS = 120_000;

/**
 * Time from which a client asks for changes next, in all public responses: the start of the day, because a
 * finer time would reveal when something hidden was written. Two minutes earlier for clients of old releases
 * that keep the time of an outdated response; changes are then listed twice.
 */
export const publicWatermark = (stamp: string): string => startOfDay(shortlyBefore(Date.parse(stamp)));

/** The day that public responses give at an instant, for code that must know when it ends. */
export const dayToAskFrom = (now: number): string => shortlyBefore(now).slice(0, 10);

const shortlyBefore = (instant: number): string => new Date(instant - BEHIND_MS).toISOString();

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** First and last year that both JavaScript and PostgreSQL can write. */
const FIRST_YEAR = Date.parse('0001-01-01T00:00:00Z');
const LAST_YEAR = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A time in UTC as PostgreSQL reads it, or null for a malformed text. Without an offset it is UTC; other
 * offsets are converted here, because PostgreSQL rejects those of sixteen hours and more.
 */
export function parseUtc(text: string): string | null {
  const match = TIMESTAMP.exec(text);
  const [, date, time = '00:00', offset = 'Z'] = match ?? [];
  const isoText = `${date}T${time}${offset}`;
  const at = Date.parse(isoText);
  if (!match || !parseIsoDate(date ?? '') || !(at >= FIRST_YEAR && at <= LAST_YEAR)) return null;
  // Keeps microseconds, which a JavaScript Date would lose.
  return offset === 'Z' ? isoText : new Date(at).toISOString();
}
