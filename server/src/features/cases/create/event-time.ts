import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { FIRST_DAY } from '@ciguawatch/shared/domain/report/report-rules';
import { civilOf, instantOf, isoDate, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';

/** Time columns of a case. */
export interface EventColumns {
  /** Instant, ISO 8601. */
  case_eventtime: string;
  time_known: boolean;
  /** Civil date at the place, YYYY-MM-DD. */
  case_eventdate: string;
  case_eventyear: number;
  case_eventmonth: number;
}

type EventTime = { ok: true; columns: EventColumns } | { ok: false; code: ErrorCode };

/** Milliseconds that a device's clock may be ahead of the server's. */
const AHEAD = 5 * 60_000;
/** Local time stored for an unknown hour: noon cannot slip to another day by a change of zone. */
const NOON = { hour: 12, minute: 0 };

const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads the time of the meal: an instant with offset, a local time at the place without, or a civil date.
 * Day, month and year are stored as of the place; a date after today there is refused.
 * @param timeKnown false keeps only the date; a bare date always does
 * @param zone IANA zone of the place
 * @param now milliseconds since 1970 UTC
 */
export function readEventTime(text: string, timeKnown: boolean, zone: string, now: number): EventTime {
  const match = SHAPE.exec(text);
  const date = parseIsoDate(match?.[1] ?? '');
  if (!match || !date) return { ok: false, code: 'date_invalid' };
  const [, , hour, minute, second, offset] = match;
  if (hour === undefined) return settle(instantOf({ ...date, ...NOON }, zone), false, zone, now);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59)
    return { ok: false, code: 'date_invalid' };
  const instant = offset
    ? Date.parse(text)
    : instantOf({ ...date, hour: Number(hour), minute: Number(minute) }, zone);
  if (!Number.isFinite(instant)) return { ok: false, code: 'date_invalid' };
  if (timeKnown) return settle(instant, true, zone, now);
  return settle(instantOf({ ...civilOf(instant, zone), ...NOON }, zone), false, zone, now);
}

function settle(instant: number, known: boolean, zone: string, now: number): EventTime {
  const civil = civilOf(instant, zone);
  const day = isoDate(civil);
  const today = isoDate(civilOf(now, zone));
  if (day > today || (known && instant > now + AHEAD)) return { ok: false, code: 'date_future' };
  if (day < FIRST_DAY) return { ok: false, code: 'date_old' };
  return {
    ok: true,
    columns: {
      case_eventtime: new Date(instant).toISOString(),
      time_known: known,
      case_eventdate: day,
      case_eventyear: civil.year,
      case_eventmonth: civil.month,
    },
  };
}
