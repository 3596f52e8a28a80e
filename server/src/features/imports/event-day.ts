import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { type EventColumns, readEventTime } from '../cases/create/event-time';

/** Time columns of a case of a list: of a day, or of a month or a year alone. */
type ListedTime =
  | EventColumns
  | (Pick<EventColumns, 'time_known' | 'case_eventyear'> & {
      case_eventtime: null;
      case_eventdate: null;
      case_eventmonth: number | null;
    });

/**
 * Time of a meal as lists give it. A month or a year gets no invented day.
 * @param date YYYY-MM-DD, YYYY-MM or YYYY at the place
 * @param clock HH:MM at the place; only with a day
 * @param zone IANA zone of the place
 * @param now milliseconds since 1970 UTC
 */
export function listedTime(
  date: string,
  clock: string | null,
  zone: string,
  now: number,
): { columns: ListedTime } | { code: ErrorCode } {
  if (date.length === 10) {
    const read = readEventTime(clock === null ? date : `${date}T${clock}`, clock !== null, zone, now);
    return read.ok ? { columns: read.columns } : { code: read.code };
  }
  const [year = 0, month = null] = date.split('-').map(Number);
  if (month !== null && (month < 1 || month > 12)) return { code: 'date_invalid' };
  if (date > civilDateOf(now, zone).slice(0, date.length)) return { code: 'date_future' };
  if (year < 1900) return { code: 'date_old' };
  const unknown = { case_eventtime: null, case_eventdate: null, time_known: false };
  return { columns: { ...unknown, case_eventyear: year, case_eventmonth: month } };
}
