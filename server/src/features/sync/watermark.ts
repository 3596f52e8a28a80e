import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Reader, Store } from '../../db/store';

const AS_TEXT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);

/**
 * The moment up to which a client that reads now has seen every change, as an
 * RFC 3339 text with microseconds. Ask for it before selecting rows, in a
 * statement of its own.
 *
 * A change is stamped with the start of its transaction but seen only when that
 * ends, so the moment never passes the start of a transaction that is still
 * open. A tenth of a second covers the instant between the start of one and its
 * appearing in the list of sessions; rows told twice do no harm.
 */
export async function watermark(store: Store, db: Reader = store.read): Promise<string> {
  // The embedded database has one session: nothing else is open while it answers.
  const open =
    store.engine === 'pglite'
      ? sql`null`
      : sql`(select min(xact_start) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and backend_type = 'client backend' and xact_start is not null)`;
  const { rows } = await sql<{ at: string }>`
    select to_char((least(clock_timestamp(), ${open}::timestamptz) - interval '100 milliseconds')
      at time zone 'UTC', ${AS_TEXT}) as at`.execute(db);
  const at = rows[0]?.at;
  if (!at) throw new Error('the database did not say what time it is');
  return at;
}

/** The start of a moment's day in UTC. */
export const startOfDay = (stamp: string): string => `${stamp.slice(0, 10)}T00:00:00.000000Z`;

/** Longer than any answer that is kept may be behind, and than any transaction may stay open. */
const BEHIND_MS = 120_000;

/**
 * The time to ask for changes from next, in all public answers: the start of the day of shortly before a moment, since
 * a finer one would tell when something hidden was written. A client of an earlier release that learns of a change may be
 * given the response of before, and keeps this time all the same: the change is reported once more. (One of this release
 * keeps the earliest time of all it was given.)
 */
export const publicDay = (stamp: string): string => startOfDay(shortlyBefore(Date.parse(stamp)));

/** The day that public answers give at an instant, for who has to know when it ends. */
export const dayToAskFrom = (now: number): string => shortlyBefore(now).slice(0, 10);

const shortlyBefore = (instant: number): string => new Date(instant - BEHIND_MS).toISOString();

const STAMP =
  /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** The years that both sides can write. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A moment as the database reads it, in UTC, or null when a text is none. Without an offset it is UTC.
 * Another offset is taken into account here: the database knows none of sixteen hours or more.
 */
export function asUtc(text: string): string | null {
  const match = STAMP.exec(text);
  const [, date, time = '00:00', offset = 'Z'] = match ?? [];
  const whole = `${date}T${time}${offset}`;
  const at = Date.parse(whole);
  if (!match || !parseIsoDate(date ?? '') || !(at >= FIRST && at <= LAST)) return null;
  // Microseconds are kept where they can be.
  return offset === 'Z' ? whole : new Date(at).toISOString();
}
